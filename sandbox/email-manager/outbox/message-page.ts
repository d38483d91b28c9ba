import { html } from '../html.ts'
import { layout } from './page.ts'
import type { StoredMessage } from './stored-message.ts'

/** The iframe sandbox of a mail: a link may navigate the whole window, everything else is forbidden. */
export const MAIL_SANDBOX = [
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
]

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

/** The mail's HTML; its links open in the window and not in the frame. */
export function messageBody({ html: document }: StoredMessage): string {
  return document.replace('<head>', '<head><base target="_top" />')
}
