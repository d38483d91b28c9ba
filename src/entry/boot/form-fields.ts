/** The fields of a form that take text or a choice. */
type FieldControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function fieldsOf(form: HTMLFormElement): FieldControl[] {
  return Array.from(
    form.querySelectorAll<FieldControl>('input[name], select[name], textarea[name]'),
  )
}

/** What stands in the fields that are not empty, by their names. */
export function typedValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const { name, value } of fieldsOf(form)) if (value !== '') values[name] = value
  return values
}

/** Puts values into the fields that are still empty. */
export function fillEmptyControls(form: HTMLFormElement, values: Record<string, unknown>): void {
  for (const field of fieldsOf(form)) {
    const value = values[field.name]
    if (field.value !== '' || typeof value !== 'string') continue
    field.value = value
    // A list given a value that it does not have shows nothing at all.
    if (field instanceof HTMLSelectElement && field.value !== value) field.value = ''
  }
}

/** One line for each field that is filled: its label, and what stands in it. */
export function requestLines(form: HTMLFormElement): string[] {
  return fieldsOf(form)
    .filter(({ value }) => value.trim() !== '')
    .map((field) => `${labelOf(field)}: ${field.value}${isIndianTime(field) ? ' IST' : ''}`)
}

function labelOf(field: FieldControl): string {
  const [label] = field.labels || []
  return ((label && label.textContent) || field.name).replace('(optional)', '').trim()
}

/** Times without a zone are those of the port; India has one zone. */
function isIndianTime(field: FieldControl): boolean {
  return field.type === 'datetime-local'
}
