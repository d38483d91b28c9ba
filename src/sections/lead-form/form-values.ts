/** What stands in a form's fields, by the names of the fields and in their order. */
export type FormValues = Record<string, string>

export function readValues(form: HTMLFormElement): FormValues {
  return Object.fromEntries(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
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
