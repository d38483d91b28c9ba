/** Shows messages below a form's button: the request is being sent, was not sent, has arrived or may have arrived. */
import { requestLines } from './form-fields.ts'
import { outcomeOf } from './stored-forms.ts'
import { noticeElement, showAfter } from './notices.ts'

export function showSending(form: HTMLFormElement): void {
  showMessage(form, 'Sending…')
}

function showMessage(form: HTMLFormElement, text: string): void {
  const added = document.createElement('p')
  added.setAttribute('aria-live', 'polite')
  added.textContent = text
  showAfter(buttonRow(form), added)
}

const MAY_HAVE_ARRIVED = 'Your request may have reached us. Trying again is safe.'

/** After a crash of the app, says that the request has arrived or may have arrived. */
export function showOutcome(form: HTMLFormElement): void {
  const outcome = outcomeOf(form)
  const text =
    outcome === 'accepted'
      ? 'Your last request has reached our desk.'
      : mayHaveArrived(outcome) && MAY_HAVE_ARRIVED
  if (text) showMessage(form, text)
}

/** Whether the request was sent, but its outcome is unknown (`src/features/leads/lead-request.ts`). */
function mayHaveArrived(outcome: unknown): boolean {
  return outcome === 'pending' || outcome === 'uncertain'
}

/**
 * Says that the request has not been sent, or that its outcome is unknown. Offers a telephone link, and WhatsApp and
 * email links with the request filled in.
 *
 * @param onTryAgain called when the visitor asks for another attempt; null in a browser that is too old
 * @param onContact called when the visitor uses a contact link
 */
export function showNotSent(
  form: HTMLFormElement,
  onTryAgain: (() => void) | null,
  onContact: () => void,
): void {
  const notice = noticeElement('not-sent', onTryAgain)
  if (!notice) return
  const title = notice.querySelector('.notice__title')
  if (title && mayHaveArrived(outcomeOf(form))) title.textContent = MAY_HAVE_ARRIVED
  const links = notice.querySelectorAll('a')
  const fillIn = () => {
    for (const link of links) link.href = filledIn(link.href, form)
  }
  fillIn()
  form.addEventListener('input', fillIn)
  for (const link of links) link.addEventListener('click', onContact)
  const { activeElement, body } = document
  // If the visitor has moved the focus elsewhere on the page by now, it stays there.
  const mayMoveFocus = activeElement === body || form.contains(activeElement)
  showAfter(buttonRow(form), notice)
  if (mayMoveFocus) notice.focus()
}

/** Returns a WhatsApp or mail link with the form's values in its message. Returns a `tel:` link as it is. */
function filledIn(href: string, form: HTMLFormElement): string {
  const [address, query] = href.split('?')
  if (query === undefined) return href
  const subject = form.dataset['subject'] || 'Request'
  const lines = requestLines(form)
  const parameters: Record<string, string> = href.startsWith('mailto')
    ? { subject, body: lines.join('\n').replace(/\r?\n/g, '\r\n') }
    : { text: [subject, ...lines].join('\n') }
  const pairs = Object.keys(parameters).map(
    (name) => `${name}=${encodeURIComponent(parameters[name] || '')}`,
  )
  return `${address}?${pairs.join('&')}`
}

/** The form's child that contains the submit button, or the form itself if it has no submit button. */
function buttonRow(form: HTMLFormElement): Element {
  const submit = form.querySelector('[type="submit"]')
  const row = Array.from(form.children).find((child) => child.contains(submit))
  return row || form
}
