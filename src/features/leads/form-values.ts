/** What stands in a form's fields, by the names of the fields and in their order. */
export type FormValues = Record<string, string>

/** Lines end with a line feed whatever the browser makes of them, so that a text is as long everywhere. */
export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll(/\r\n?/g, '\n')]] : [],
    ),
  )
}

/** Puts values into the fields that are still empty: what a visitor has typed stays. */
export function fillEmptyFields(form: HTMLFormElement, values: FormValues): void {
  for (const control of form.elements) {
    if (!isField(control) || control.value !== '') continue
    const value = values[control.name]
    if (value !== undefined && offers(control, value)) control.value = value
  }
}

/** Empties each field; the form's own reset would also empty its `output`, which React keeps. */
export function clearFields(form: HTMLFormElement): void {
  for (const control of form.elements) if (isField(control)) control.value = ''
}

/** Has each filled field check its value, as it does when a visitor types. */
export function checkValues(form: HTMLFormElement): void {
  for (const control of form.elements)
    if (isField(control) && control.value !== '')
      control.dispatchEvent(new Event('input', { bubbles: true }))
}

type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function isField(control: Element): control is FieldControl {
  return (
    control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
  )
}

/** A list given a value it doesn't have would show nothing at all. */
function offers(control: FieldControl, value: string): boolean {
  return (
    !(control instanceof HTMLSelectElement) ||
    [...control.options].some((option) => option.value === value)
  )
}
