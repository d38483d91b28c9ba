import { Field, type FieldProps } from './field.tsx'

/** A field of several lines; the visitor can make it taller. */
export function TextareaField({ name, ...field }: FieldProps & { name: string }) {
  return <Field {...field}>{(wiring) => <textarea {...wiring} name={name} rows={4} />}</Field>
}
