import type { ComponentPropsWithoutRef } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { TEXT_LIMITS } from './text-limits.ts'

type Control = Pick<ComponentPropsWithoutRef<'input'>, 'type' | 'inputMode' | 'autoComplete'>

export function InputField({
  name,
  type = 'text',
  inputMode,
  autoComplete,
  maxLength = type === 'email' ? TEXT_LIMITS.address : TEXT_LIMITS.line,
  ...field
}: FieldProps & Control & { name: string }) {
  return (
    <Field {...field} maxLength={maxLength}>
      {(attributes) => (
        <input
          {...attributes}
          name={name}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  )
}

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
      {(attributes) => (
        <select {...attributes} name={name}>
          <option value="">{prompt}</option>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** A field of several lines; the visitor can make it taller. */
export function TextareaField({
  name,
  maxLength = TEXT_LIMITS.lines,
  ...field
}: FieldProps & { name: string }) {
  return (
    <Field {...field} maxLength={maxLength}>
      {(attributes) => <textarea {...attributes} name={name} rows={3} />}
    </Field>
  )
}
