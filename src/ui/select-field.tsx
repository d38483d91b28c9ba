import { Field, type FieldProps } from './field.tsx'

/**
 * A field with a list to choose from.
 *
 * @param prompt stands where nothing has been chosen yet, and is no choice
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
