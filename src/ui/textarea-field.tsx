import { Field, type FieldProps } from './field.tsx'
import { TEXT_LIMITS } from './text-limits.ts'

/** A field of several lines; the visitor can make it taller. */
export function TextareaField({
  name,
  maxLength = TEXT_LIMITS.lines,
  ...field
}: FieldProps & { name: string }) {
  return (
    <Field {...field} maxLength={maxLength}>
      {(wiring) => <textarea {...wiring} name={name} rows={3} />}
    </Field>
  )
}
