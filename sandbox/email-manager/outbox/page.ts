import type { FaultRequest } from '../faults/fault.ts'
import { html, type Markup } from '../html.ts'
import type { Subscriber } from '../subscribers/subscriber.ts'
import { faultForm, faultList } from './fault-section.ts'
import type { MessagePage } from './outbox.ts'
import { addressOf, type MessageSelection } from './selection.ts'
import type { StoredMessage } from './stored-message.ts'

export interface OutboxView {
  page: MessagePage
  selection: MessageSelection
  /** Recipients to filter by. */
  recipients: string[]
  /** Subscribers that changed most recently, and how many there are. */
  subscribers: Subscriber[]
  subscriberCount: number
  faults: FaultRequest[]
}

/** The layout of the outbox's pages. */
export function layout(title: string, main: Markup): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/outbox/assets/outbox.css" />
        <script type="module" src="/outbox/assets/outbox.js"></script>
      </head>
      <body>
        <header>
          <p><a href="/outbox">Email-manager sandbox</a></p>
          <p>The mail that the site has caused, as each recipient sees it.</p>
        </header>
        <main>${main}</main>
      </body>
    </html> `.text
}

export function outboxPage(view: OutboxView): string {
  return layout(
    'Outbox',
    html`
      <h1>Outbox</h1>
      <section aria-labelledby="messages-heading">
        <h2 id="messages-heading">Messages</h2>
        ${filter(view)}
        <div id="messages">${messageList(view.page.messages)} ${pageLinks(view)}</div>
        <form method="post" action="/outbox/clear">
          <button class="quiet">Delete all messages</button>
        </form>
      </section>
      <section aria-labelledby="subscribers-heading">
        <h2 id="subscribers-heading">Subscribers</h2>
        <div id="subscribers">${subscriberList(view)}</div>
      </section>
      <section aria-labelledby="faults-heading">
        <h2 id="faults-heading">Faults</h2>
        <p>Make a call of the site fail, to see what its visitor sees.</p>
        <div id="faults">${faultList(view.faults)}</div>
        ${faultForm()}
      </section>
    `,
  )
}

function filter({ recipients, selection: { to = '', q = '' } }: OutboxView): Markup {
  return html`<form method="get" action="/outbox" class="row">
    <label for="to">Inbox of</label>
    <input id="to" name="to" type="search" list="recipients" placeholder="everyone" value="${to}" />
    <datalist id="recipients">
      ${recipients.map((email) => html`<option>${email}</option>`)}
    </datalist>
    <label for="q">with the words</label>
    <input id="q" name="q" type="search" value="${q}" />
    <button>Show</button>
  </form>`
}

function pageLinks({ page: { newer, older }, selection: { to, q } }: OutboxView): Markup | null {
  if (newer === null && older === null) return null
  const link = (text: string, from: MessageSelection) =>
    html`<a href="${addressOf('/outbox', { to, q, ...from })}">${text}</a>`
  return html`<nav class="row" aria-label="Pages of messages">
    ${newer === null ? null : link('Newest', {})}
    ${newer === null ? null : link('Newer', { after: newer })}
    ${older === null ? null : link('Older', { before: older })}
  </nav>`
}

function messageList(messages: StoredMessage[]): Markup {
  if (messages.length === 0) return html`<p class="empty">No messages yet.</p>`
  return html`<ol class="messages">
    ${messages.map(
      ({ id, subject, to, createdAt, template }) =>
        html`<li>
          <a href="/outbox/messages/${id}">${subject}</a>
          <span>to ${to}</span>
          <span class="data">${template}</span>
          <time class="data" datetime="${createdAt}"
            >${createdAt.slice(0, 19).replace('T', ' ')} UTC</time
          >
        </li>`,
    )}
  </ol>`
}

function subscriberList({ subscribers, subscriberCount }: OutboxView): Markup {
  if (subscribers.length === 0) return html`<p class="empty">No subscribers yet.</p>`
  const rest = subscriberCount - subscribers.length
  const note = rest > 0 ? html`<p>And ${rest} who changed nothing lately.</p>` : null
  return html`${note}
    <ul class="subscribers">
      ${subscribers.map(({ email, state, preferences }) => {
        const chosen = Object.entries(preferences).flatMap(([name, on]) => (on ? [name] : []))
        return html`<li>
          <span>${email}</span>
          <strong class="state ${state}">${state}</strong>
          <span>${chosen.join(', ') || 'no marketing'}</span>
        </li>`
      })}
    </ul>`
}
