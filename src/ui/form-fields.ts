export type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The named controls of a form, in document order. */
export function fieldsOf(form: HTMLFormElement): FieldControl[] {
  return Array.from(
    form.querySelectorAll<FieldControl>('input[name], select[name], textarea[name]'),
  )
}

/** Puts values into the fields that are still empty: what a visitor has typed stays. */
export function fillEmptyFields(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const field of fieldsOf(form)) {
    const value = values[field.name]
    if (field.value !== '' || typeof value !== 'string') continue
    field.value = value
    // A select that has no option with this value would be blank. The empty value selects its prompt.
    if (field instanceof HTMLSelectElement && field.value !== value) field.value = ''
  }
}
