import { mailHref } from '../text/contact-links.ts'
import { useEffect, type RefObject } from 'react'

/**
 * Attributes that make a form open a mail if no script handles its submit (docs/decisions/0016). Only prerendered forms
 * have all of them; `data-subject`, which the boot script reads, is in all forms. The boot script removes the `action`,
 * because on HTTPS Chromium warns about a form with `mailto:` and does not autofill it.
 *
 * @param address if it is null or invalid, the form does nothing without scripts
 */
export function mailAction(address: string | null, subject: string) {
  const bootAttributes = { 'data-subject': subject }
  if (!import.meta.env.SSR) return bootAttributes
  const href = mailHref(address)
  if (href === null) return { method: 'dialog', ...bootAttributes }
  const action = `${href}?subject=${encodeURIComponent(subject)}`
  return { action, method: 'post', encType: 'text/plain', ...bootAttributes }
}

/**
 * Dispatches the event `formready`. The boot script then repeats a submit that was made before the form's component was
 * hydrated (`src/entry/boot/deferred-submits.ts`). The form's `onSubmit` must prevent the default of every submit, and
 * its fields must be uncontrolled (no `value`), so that they keep what was typed.
 */
export function useDeferredSubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.dispatchEvent(new Event('formready', { bubbles: true }))
  }, [form])
}
