import { mailHref } from '../text/contact-links.ts'

/**
 * Attributes by which a form opens a mail when no script handles its submit, since the service accepts JSON
 * only (docs/decisions/0016).
 *
 * @param address if it is null or invalid, the form does nothing without scripts
 */
export function mailAction(address: string | null, subject: string) {
  const href = mailHref(address)
  if (href === null) return { method: 'dialog' }
  const action = `${href}?subject=${encodeURIComponent(subject)}`
  return { action, method: 'post', encType: 'text/plain' }
}
