/** Messages beside a form whose submit is deferred: that it is being sent, or that it was not. */
import type { Desk } from './desk.ts'
import { buttonElement, errorNotice, showAfter } from './elements.ts'
import { requestLines } from './form-fields.ts'

const NOT_SENT = 'Your request has NOT been sent.'
const KEPT =
  'What you typed is still in the form. You can reach the desk directly; WhatsApp and email open with it filled in.'

export function showSending(form: HTMLFormElement): void {
  const sending = document.createElement('p')
  sending.setAttribute('aria-live', 'polite')
  sending.textContent = 'Sending…'
  showAfter(buttonRow(form), sending)
}

/** Says that the request has not been sent, and offers telephone, WhatsApp and email, with the request filled in. */
export function showNotSent(
  form: HTMLFormElement,
  {
    desk,
    isBrowserTooOld,
    onTryAgain,
    onOtherWay,
  }: {
    desk: Desk
    isBrowserTooOld: boolean
    /** Called when the visitor asks for another attempt. */
    onTryAgain: () => void
    /** Called when the visitor takes one of the other ways. */
    onOtherWay: () => void
  },
): void {
  const buttons = otherWays(form, desk)
  for (const way of buttons) way.addEventListener('click', onOtherWay)
  if (!isBrowserTooOld) buttons.unshift(tryAgainButton(onTryAgain))
  const reason = isBrowserTooOld ? 'This browser is too old.' : 'Part of this page did not load.'
  const banner = errorNotice(NOT_SENT, `${reason} ${KEPT}`, buttons)
  const { activeElement, body } = document
  // Where the visitor is elsewhere on the page by now, the focus stays there.
  const isFocusFree = activeElement === body || form.contains(activeElement)
  showAfter(buttonRow(form), banner)
  if (isFocusFree) banner.focus()
}

export function tryAgainButton(onTryAgain: () => void): HTMLElement {
  const button = buttonElement('primary', 'Try again')
  button.addEventListener('click', onTryAgain)
  return button
}

/** Links whose message is what stands in the form when they are followed. */
function otherWays(form: HTMLFormElement, desk: Desk): HTMLElement[] {
  const ways: HTMLElement[] = []
  function add(look: string, text: string, address: () => string | null) {
    const href = address()
    if (href === null) return
    const link = buttonElement(look, text, href)
    form.addEventListener('input', () => link.setAttribute('href', address() || href))
    ways.push(link)
  }
  const subject = subjectOf(form)
  const { call } = desk
  if (call) add('emergency', `Call ${call.number}`, () => call.href)
  add('whatsapp', 'WhatsApp', () => desk.whatsapp([subject, ...requestLines(form)].join('\n')))
  add('quiet', 'Email', () => desk.mail(subject, requestLines(form).join('\n')))
  return ways
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
