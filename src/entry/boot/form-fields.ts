import { type FieldControl, fieldsOf } from '../../ui/form-fields.ts'

/** Not `form.name`: if the form has a field named "name", `form.name` is that field. */
export function nameOf(form: Element): string | null {
  return form.getAttribute('name')
}

export function formNamed(name: unknown): HTMLFormElement | undefined {
  return Array.from(document.forms).find((form) => nameOf(form) === name)
}

export function typedValues(form: HTMLFormElement): Record<string, string> {
  const values: Record<string, string> = {}
  for (const { name, value } of fieldsOf(form)) if (value !== '') values[name] = value
  return values
}

export function requestLines(form: HTMLFormElement): string[] {
  return fieldsOf(form)
    .filter(({ value }) => value.trim() !== '')
    .map((field) => `${labelOf(field)}: ${field.value}${isIndianTime(field) ? ' IST' : ''}`)
}

function labelOf(field: FieldControl): string {
  const [label] = field.labels || []
  return ((label && label.textContent) || field.name).replace('(optional)', '').trim()
}

/** `datetime-local` has no time zone: the value is the port's local time, and India has one time zone. */
function isIndianTime(field: FieldControl): boolean {
  return field.type === 'datetime-local'
}
