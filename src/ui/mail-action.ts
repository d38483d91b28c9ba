import { mailHref } from '../text/contact-links.ts'

/**
 * Attributes of a form that a browser sends as a mail when no script takes its submit: the service takes
 * JSON alone (docs/decisions/0016).
 *
 * @param address null or odd: then such a form does nothing
 */
export function mailAction(address: string | null, subject: string) {
  const href = mailHref(address)
  if (href === null) return { method: 'dialog' }
  const action = `${href}?subject=${encodeURIComponent(subject)}`
  return { action, method: 'post', encType: 'text/plain' }
}
