import { mailHref } from '../text/contact-links.ts'

/**
 * Attributes by which a form opens a mail when no script handles its submit, since the service accepts JSON
 * only (docs/decisions/0016). The address is in the built page alone, and the boot script takes it away: on HTTPS
 * Chromium warns of a form that leads to `mailto:`, and does not fill it in.
 *
 * @param address if it is null or invalid, the form does nothing without scripts
 * @param isBuilt whether this is the page as the build writes it
 */
export function mailAction(address: string | null, subject: string, isBuilt = import.meta.env.SSR) {
  const href = mailHref(address)
  if (href === null) return { method: 'dialog' }
  const action = isBuilt ? { action: `${href}?subject=${encodeURIComponent(subject)}` } : {}
  return { ...action, method: 'post', encType: 'text/plain', 'data-subject': subject }
}
