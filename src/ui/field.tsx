import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import './field.css'

/** What a field and its control have in common, whatever kind of control it is. */
export type FieldProps = {
  label: string
  /** What to enter, where the label alone doesn't say. */
  hint?: string | undefined
  /** What is wrong with the value, where the browser doesn't know it. */
  error?: string | null
  /** Says so beside the label: every other field must be filled. */
  optional?: boolean
  /** Takes the whole width of a form of two columns. */
  wide?: boolean
}

/** Attributes for the control of a field; spread them onto it. */
export type Wiring = {
  id: string
  className: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * Label, hint and error around a control, tied together here and nowhere else. What the browser's own
 * validation says stays beside the control after its bubble has gone, until the value is right.
 */
export function Field({
  label,
  hint,
  error = null,
  optional = false,
  wide = false,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const [refusal, setRefusal] = useState('')
  const message = error ?? refusal
  const describedBy = [message && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')

  const takeRefusal = (event: SyntheticEvent) => setRefusal(refusalOf(event.target))
  return (
    <div
      className={wide ? 'field field--wide' : 'field'}
      onInvalid={takeRefusal}
      onInput={refusal === '' ? undefined : takeRefusal}
    >
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> (optional)</span>}
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {message && (
        <p className="field__error" id={`${id}-error`}>
          <span className="visually-hidden">Error: </span>
          {message}
        </p>
      )}
      {children({
        id,
        className: 'field__control',
        required: !optional,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': message ? true : undefined,
      })}
    </div>
  )
}

/** What the browser has against the value of a control, in the visitor's language; '' if nothing. */
function refusalOf(control: EventTarget): string {
  return control instanceof HTMLInputElement ||
    control instanceof HTMLSelectElement ||
    control instanceof HTMLTextAreaElement
    ? control.validationMessage
    : ''
}
