import { useEffect, type RefObject } from 'react'

/**
 * Has the boot script do the submit that a visitor made before the form's component was there: the
 * event `formready` tells it (`src/entry/boot/held-submits.ts`), so that the two share no module. The
 * form's `onSubmit` must prevent the default of every submit, and its fields keep their own state
 * (no `value`), so that what was typed is still in them.
 */
export function useEarlySubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    form.current?.dispatchEvent(new Event('formready', { bubbles: true }))
  }, [form])
}
