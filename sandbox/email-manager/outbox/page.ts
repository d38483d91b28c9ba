import type { FaultRequest } from '../faults/fault.ts'
import { html, type Markup } from '../html.ts'
import type { Subscriber } from '../subscribers/subscriber.ts'
import { faultForm, faultList } from './fault-section.ts'
import type { StoredMessage } from './stored-message.ts'

export interface OutboxView {
  messages: StoredMessage[]
  /** Everyone mail was sent to. */
  recipients: string[]
  /** The one whose mail alone is shown. */
  to: string | null
  subscribers: Subscriber[]
  faults: FaultRequest[]
}

/** What the outbox's pages have around them. */
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

/** Sections with the attribute `data-live` are brought up to date by the page's script. */
export function outboxPage(view: OutboxView): string {
  return layout(
    'Outbox',
    html`
      <h1>Outbox</h1>
      <p role="status" id="news"></p>
      <section aria-labelledby="messages-heading">
        <h2 id="messages-heading">Messages</h2>
        ${filter(view)}
        <div id="messages" data-live>${messageList(view.messages)}</div>
        <form method="post" action="/outbox/clear">
          <button class="quiet">Delete all messages</button>
        </form>
      </section>
      <section aria-labelledby="subscribers-heading">
        <h2 id="subscribers-heading">Subscribers</h2>
        <div id="subscribers" data-live>${subscriberList(view.subscribers)}</div>
      </section>
      <section aria-labelledby="faults-heading">
        <h2 id="faults-heading">Faults</h2>
        <p>Make a call of the site fail, to see what its visitor sees.</p>
        <div id="faults" data-live>${faultList(view.faults)}</div>
        ${faultForm()}
      </section>
    `,
  )
}

function filter({ recipients, to }: OutboxView): Markup {
  return html`<form method="get" action="/outbox" class="row">
    <label for="to">Inbox of</label>
    <select id="to" name="to">
      <option value="">everyone</option>
      ${recipients.map((email) => html`<option ${email === to ? SELECTED : null}>${email}</option>`)}
    </select>
    <button>Show</button>
  </form>`
}

const SELECTED = html`selected`

function messageList(messages: StoredMessage[]): Markup {
  if (messages.length === 0) return html`<p class="empty">No messages yet.</p>`
  return html`<ol class="messages">
    ${messages.map(
      ({ id, subject, to, createdAt, template, delivery, error }) =>
        html`<li>
          <a href="/outbox/messages/${id}">${subject}</a>
          <span>to ${to}</span>
          <span class="data">${template}</span>
          <time class="data" datetime="${createdAt}"
            >${createdAt.slice(0, 19).replace('T', ' ')} UTC</time
          >
          ${deliveryNote(delivery, error)}
        </li>`,
    )}
  </ol>`
}

function deliveryNote(delivery: StoredMessage['delivery'], error: string | null): Markup | null {
  if (delivery === 'kept') return null
  const reason = error === null ? '' : `: ${error}`
  return html`<span class="delivery">SMTP: ${delivery}${reason}</span>`
}

function subscriberList(subscribers: Subscriber[]): Markup {
  if (subscribers.length === 0) return html`<p class="empty">No subscribers yet.</p>`
  return html`<ul class="subscribers">
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
