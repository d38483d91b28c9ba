import { typedValues, nameOf } from './boot/form-fields.ts'
import { fillEmptyFields } from '../ui/form-fields.ts'

const FOCUSABLE = 'a[href], button, input, select, textarea, summary'

/**
 * Keeps what was typed into the forms of a page that is about to be rendered again. When a new form fires `formready`,
 * it gets the values back, before a deferred submit of that form is repeated (`boot/deferred-submits.ts`).
 *
 * @returns a function that restores the focus once the page is rendered
 */
export function keepForms(container: HTMLElement): () => void {
  const values = new Map(Array.from(document.forms, (form) => [nameOf(form), typedValues(form)]))
  const focusedIndex = Array.from(container.querySelectorAll(FOCUSABLE)).indexOf(
    document.activeElement ?? container,
  )
  window.addEventListener(
    'formready',
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return
      fillEmptyFields(target, values.get(nameOf(target)) ?? {})
      values.delete(nameOf(target))
    },
    // Runs before the boot script's listener, which submits the form.
    { capture: true },
  )
  return () =>
    container.querySelectorAll<HTMLElement>(FOCUSABLE)[focusedIndex]?.focus({ preventScroll: true })
}
