import type { ComponentPropsWithoutRef } from 'react'
import { Field, type FieldProps } from './field.tsx'

type Control = Pick<ComponentPropsWithoutRef<'input'>, 'type' | 'inputMode' | 'autoComplete'>

/** A field of one line. */
export function InputField({
  name,
  type = 'text',
  inputMode,
  autoComplete,
  ...field
}: FieldProps & Control & { name: string }) {
  return (
    <Field {...field}>
      {(wiring) => (
        <input
          {...wiring}
          name={name}
          type={type}
          inputMode={inputMode}
          autoComplete={autoComplete}
        />
      )}
    </Field>
  )
}
