import { mailHref } from '../text/contact-links.ts'
import { useEffect, type RefObject } from 'react'

/**
 * Attributes by which a form opens a mail when no script handles its submit, since the service accepts JSON
 * only (docs/decisions/0016). Only the built page has them, and the boot script takes the `action` away: on HTTPS
 * Chromium warns of a form that leads to `mailto:`, and does not fill it in.
 *
 * @param address if it is null or invalid, the form does nothing without scripts
 */
export function mailAction(address: string | null, subject: string) {
  const forScripts = { 'data-subject': subject }
  if (!import.meta.env.SSR) return forScripts
  const href = mailHref(address)
  if (href === null) return { method: 'dialog', ...forScripts }
  const action = `${href}?subject=${encodeURIComponent(subject)}`
  return { action, method: 'post', encType: 'text/plain', ...forScripts }
}

/**
 * Has the boot script repeat a submit that was made before the form's component was hydrated. It is notified by
 * the event `formready` (`src/entry/boot/form-keeper.ts`), so that the two share no module. The form's
 * `onSubmit` must prevent the default of every submit, and its fields must be uncontrolled (no `value`),
 * so that what was typed is still in them.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.dispatchEvent(new Event('formready', { bubbles: true }))
  }, [form])
}
