import { Field, type FieldProps } from './field.tsx'

/**
 * A field with a list to choose from.
 *
 * @param prompt shown until something is chosen; not a choice itself
 */
export function SelectField({
  name,
  prompt,
  choices,
  ...field
}: FieldProps & { name: string; prompt: string; choices: readonly string[] }) {
  return (
    <Field {...field}>
      {(wiring) => (
        <select {...wiring} name={name}>
          <option value="">{prompt}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Field>
  )
}
