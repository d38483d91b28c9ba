import { fieldsOf } from '../../ui/form-fields.ts'

/** What is in a form's fields, by the names of the fields and in their order. */
export type FormValues = Record<string, string>

/** Line ends are normalised to a line feed, so that a text has the same length in every browser. */
export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll(/\r\n?/g, '\n')]] : [],
    ),
  )
}

/** Empties each field; the form's own `reset` would also empty its `output`, which React renders. */
export function clearFields(form: HTMLFormElement): void {
  for (const field of fieldsOf(form)) field.value = ''
}

/** Has each filled field check its value, as it does when a visitor types. */
export function checkValues(form: HTMLFormElement): void {
  for (const field of fieldsOf(form))
    if (field.value !== '') field.dispatchEvent(new Event('input', { bubbles: true }))
}
