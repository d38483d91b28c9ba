import type { ComponentPropsWithoutRef } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { TEXT_LIMITS } from './text-limits.ts'

type Control = Pick<ComponentPropsWithoutRef<'input'>, 'type' | 'inputMode' | 'autoComplete'>

/** A field of one line. */
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
