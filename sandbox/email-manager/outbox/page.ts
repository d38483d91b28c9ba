import { html } from 'hono/html'
import { CALLS, type FaultRequest } from '../faults.ts'
import type { Message } from '../mail/message.ts'
import type { Subscriber } from '../subscribers.ts'
import type { MessageFilter } from './outbox.ts'

type Markup = ReturnType<typeof html>

export interface OutboxView {
  messages: Message[]
  filter: MessageFilter
  /** Subscribers that changed most recently. */
  subscribers: Subscriber[]
  faults: FaultRequest[]
}

/** The page with the messages, subscribers and faults. */
export function outboxPage(view: OutboxView): Markup {
  return layout(
    'Outbox',
    html`
      <h1>Outbox</h1>
      <section aria-labelledby="messages-heading">
        <h2 id="messages-heading">Messages</h2>
        ${filterForm(view.filter)}
        ${listOrNote('messages', view.messages.map(messageItem), 'No messages yet.')}
      </section>
      <section aria-labelledby="subscribers-heading">
        <h2 id="subscribers-heading">Subscribers</h2>
        ${listOrNote('subscribers', view.subscribers.map(subscriberItem), 'No subscribers yet.')}
      </section>
      <section aria-labelledby="faults-heading">
        <h2 id="faults-heading">Faults</h2>
        <p>Let one of the site’s calls fail, to see what the visitor sees.</p>
        ${listOrNote('faults', view.faults.map(faultItem), 'No fault is set: every call works.')}
        <form method="post" action="/outbox/faults/clear">
          <button class="secondary">Clear all faults</button>
        </form>
        ${faultForm()}
      </section>
    `,
  )
}

/** A message as its recipient sees it, with its headers. */
export function messagePage({ subject, headers, text }: Message): Markup {
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
      <pre>${withLinks(text)}</pre>
    `,
  )
}

/** Plain text with its URLs as links. */
function withLinks(text: string): (string | Markup)[] {
  return text
    .split(/(https?:\S+)/)
    .map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))
}

function layout(title: string, main: Markup): Markup {
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
          <p>Mails that the site has triggered, as their recipients see them.</p>
        </header>
        <main>${main}</main>
      </body>
    </html> `
}

function filterForm({ to = '', q = '' }: MessageFilter): Markup {
  return html`<form method="get" action="/outbox" class="row">
    <label for="to">Inbox of</label>
    <input id="to" name="to" type="search" placeholder="everyone" value="${to}" />
    <label for="q">with the words</label>
    <input id="q" name="q" type="search" value="${q}" />
    <button>Show</button>
  </form>`
}

/** The items as a list, or the text `empty` if there are none. */
function listOrNote(name: string, items: Markup[], empty: string): Markup {
  return items.length === 0
    ? html`<p class="empty">${empty}</p>`
    : html`<ul class="${name}">
        ${items}
      </ul>`
}

function messageItem({ id, subject, to, createdAt, template }: Message): Markup {
  return html`<li>
    <a href="/outbox/messages/${id}">${subject}</a>
    <span>to ${to}</span>
    <span class="data">${template}</span>
    <time class="data" datetime="${createdAt}"
      >${createdAt.slice(0, 19).replace('T', ' ')} UTC</time
    >
  </li>`
}

function subscriberItem({ email, state, preferences }: Subscriber): Markup {
  const chosen = Object.entries(preferences).flatMap(([name, on]) => (on ? [name] : []))
  return html`<li>
    <span>${email}</span>
    <strong class="state ${state}">${state}</strong>
    <span>${chosen.join(', ') || 'no marketing'}</span>
  </li>`
}

function faultItem({ call, fault, times }: FaultRequest): Markup {
  return html`<li>
    <code>${call}</code> <code>${JSON.stringify(fault)}</code>
    ${times === undefined ? 'until cleared' : `requests left: ${times}`}
  </li>`
}

/** Faults that the form suggests; it accepts every fault of `PUT /faults`. */
const EXAMPLES = [
  '{"status": 500}',
  '{"status": 400, "body": "{\\"detail\\": \\"The service refuses this request.\\"}"}',
  '{"status": 502, "body": "<h1>502 Bad Gateway</h1>", "contentType": "text/html"}',
  '{"latencyMs": 60000}',
  '{"body": ""}',
  '{"drop": "before"}',
  '{"drop": "after"}',
]

function faultForm(): Markup {
  return html`<form method="post" action="/outbox/faults" class="fields">
    <label for="call">Call</label>
    <select id="call" name="call">
      ${CALLS.map((call) => html`<option>${call}</option>`)}
    </select>
    <label for="fault"
      >What happens <span class="hint">(choose an example, or edit it)</span></label
    >
    <input id="fault" name="fault" list="examples" value="${EXAMPLES[0]}" />
    <datalist id="examples">${EXAMPLES.map((fault) => html`<option>${fault}</option>`)}</datalist>
    <label for="times">How many requests <span class="hint">(empty: until cleared)</span></label>
    <input id="times" name="times" type="number" inputmode="numeric" min="1" step="1" value="1" />
    <button>Set fault</button>
  </form>`
}
