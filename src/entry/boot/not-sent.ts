/** Messages beside a form whose submit is deferred: that it is being sent, or that it was not. */
import { requestLines } from './form-fields.ts'
import { noticeElement, showAfter } from './notices.ts'

export function showSending(form: HTMLFormElement): void {
  const sending = document.createElement('p')
  sending.setAttribute('aria-live', 'polite')
  sending.textContent = 'Sending…'
  showAfter(buttonRow(form), sending)
}

/**
 * Says that the request has not been sent, and offers telephone, WhatsApp and email, with the request filled in.
 *
 * @param onTryAgain called when the visitor asks for another attempt; null in a browser that is too old for any
 * @param onOtherWay called when the visitor takes one of the other ways
 */
export function showNotSent(
  form: HTMLFormElement,
  onTryAgain: (() => void) | null,
  onOtherWay: () => void,
): void {
  const notice = noticeElement('not-sent', onTryAgain)
  if (!notice) return
  const links = notice.querySelectorAll('a')
  const fillIn = () => {
    for (const link of links) link.href = filledIn(link.href, form)
  }
  fillIn()
  form.addEventListener('input', fillIn)
  for (const link of links) link.addEventListener('click', onOtherWay)
  const { activeElement, body } = document
  // Where the visitor is elsewhere on the page by now, the focus stays there.
  const isFocusFree = activeElement === body || form.contains(activeElement)
  showAfter(buttonRow(form), notice)
  if (isFocusFree) notice.focus()
}

/** The address of a message to the desk, with what stands in the form; any other address as it is. */
function filledIn(href: string, form: HTMLFormElement): string {
  const [address, query] = href.split('?')
  if (query === undefined) return href
  const subject = subjectOf(form)
  const lines = requestLines(form)
  const parameters: Record<string, string> = href.startsWith('mailto')
    ? { subject, body: lines.join('\n').replace(/\r?\n/g, '\r\n') }
    : { text: [subject, ...lines].join('\n') }
  const pairs = Object.keys(parameters).map(
    (name) => `${name}=${encodeURIComponent(parameters[name] || '')}`,
  )
  return `${address}?${pairs.join('&')}`
}

/** The form's own child in which its button stands. */
function buttonRow(form: HTMLFormElement): Element {
  const submit = form.querySelector('[type="submit"]')
  const row = Array.from(form.children).find((child) => child.contains(submit))
  return row || form
}

/** What the mail is about that the form's own action opens. */
function subjectOf(form: HTMLFormElement): string {
  const [, query] = (form.getAttribute('action') || '').split('?')
  return new URLSearchParams(query).get('subject') || 'Request'
}
