import { CALLS, type FaultRequest } from '../faults.ts'
import { html, type Markup } from '../html.ts'
import { MAX_LISTED, type Subscriber } from '../subscribers.ts'
import type { MessagePage, MessageSelection, StoredMessage } from './outbox.ts'
import { PRESETS } from '../faults.ts'

/** The iframe sandbox of a mail: a link may navigate the whole window, everything else is forbidden. */
export const MAIL_SANDBOX = [
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
]

export interface OutboxView {
  page: MessagePage
  selection: MessageSelection
  /** Subscribers that changed most recently. */
  subscribers: Subscriber[]
  faults: FaultRequest[]
}

/** The messages, subscribers and faults. */
export function outboxPage(view: OutboxView): string {
  return layout(
    'Outbox',
    html`
      <h1>Outbox</h1>
      <section aria-labelledby="messages-heading">
        <h2 id="messages-heading">Messages</h2>
        ${filter(view.selection)}
        <div id="messages">${messageList(view.page.messages)} ${olderLink(view)}</div>
        <form method="post" action="/outbox/clear">
          <button class="quiet">Delete all messages</button>
        </form>
      </section>
      <section aria-labelledby="subscribers-heading">
        <h2 id="subscribers-heading">Subscribers</h2>
        <div id="subscribers">${subscriberList(view.subscribers)}</div>
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

/** A message as its recipient sees it, with its headers and its plain text. */
export function messagePage({ id, subject, headers, text }: StoredMessage): string {
  return layout(
    `${subject} – Outbox`,
    html`
      <p><a href="/outbox">All messages</a></p>
      <h1>${subject}</h1>
      <dl class="headers">
        ${Object.entries(headers).map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <iframe
        title="The message"
        src="/outbox/messages/${id}/body"
        sandbox="${MAIL_SANDBOX.join(' ')}"
      ></iframe>
      <details>
        <summary>Plain text</summary>
        <pre>${text}</pre>
      </details>
    `,
  )
}

/** The address of a selection's page. */
export function addressOf(path: string, selection: MessageSelection): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(selection)) {
    if (value !== undefined) search.set(name, String(value))
  }
  return search.size === 0 ? path : `${path}?${search}`
}

function layout(title: string, main: Markup): string {
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

function filter({ to = '', q = '' }: MessageSelection): Markup {
  return html`<form method="get" action="/outbox" class="row">
    <label for="to">Inbox of</label>
    <input id="to" name="to" type="search" placeholder="everyone" value="${to}" />
    <label for="q">with the words</label>
    <input id="q" name="q" type="search" value="${q}" />
    <button>Show</button>
  </form>`
}

function olderLink({ page: { older }, selection }: OutboxView): Markup | null {
  if (older === null) return null
  return html`<p><a href="${addressOf('/outbox', { ...selection, before: older })}">Older</a></p>`
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

function subscriberList(subscribers: Subscriber[]): Markup {
  if (subscribers.length === 0) return html`<p class="empty">No subscribers yet.</p>`
  const isCut = subscribers.length === MAX_LISTED
  return html`${isCut ? html`<p>The ${MAX_LISTED} that changed most recently:</p>` : null}
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

function faultList(faults: FaultRequest[]): Markup {
  if (faults.length === 0) return html`<p class="empty">None is set: every call works.</p>`
  return html`<ul class="faults">
      ${faults.map(
        ({ call, fault, times }) =>
          html`<li>
            <code>${call}</code> <code>${JSON.stringify(fault)}</code>
            ${times === undefined ? 'until cleared' : `requests left: ${times}`}
          </li>`,
      )}
    </ul>
    <form method="post" action="/outbox/faults/clear">
      <button class="quiet">Clear all faults</button>
    </form>`
}

/** Works without scripts: the form posts, and the response redirects to the page. */
function faultForm(): Markup {
  return html`<form method="post" action="/outbox/faults" class="fields">
    <label for="call">Call</label>
    <select id="call" name="call">
      ${CALLS.map((call) => html`<option>${call}</option>`)}
    </select>
    <label for="fault">What happens</label>
    <select id="fault" name="fault">
      ${[...PRESETS.keys()].map((label) => html`<option>${label}</option>`)}
    </select>
    <label for="times">How many requests <span class="hint">(empty: until cleared)</span></label>
    <input id="times" name="times" type="number" inputmode="numeric" min="1" step="1" value="1" />
    <button>Set fault</button>
  </form>`
}
