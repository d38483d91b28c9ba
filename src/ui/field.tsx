import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import './field.css'

/** What a field and its control have in common, whatever kind of control it is. */
export type FieldProps = {
  label: string
  /** What to enter, where the label alone doesn't say. */
  hint?: string | undefined
  /** An error that the browser's validation doesn't know of. */
  error?: string | null
  /** Marks the field as optional; all others are required. */
  optional?: boolean
  /** Takes the whole width of a form of two columns. */
  wide?: boolean
  /**
   * Maximum number of characters. It is validated here, since the HTML attribute makes browsers truncate a
   * pasted text without notice.
   */
  maxLength?: number
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
 * Label, hint and error of a control, associated with it by ids. The message of the browser's own validation
 * stays beside the control after the browser's bubble has gone, until the value is valid.
 */
export function Field({
  label,
  hint,
  error = null,
  optional = false,
  wide = false,
  maxLength = Infinity,
  children,
}: FieldProps & { children: (wiring: Wiring) => ReactNode }) {
  const id = useId()
  const [refusal, setRefusal] = useState('')
  const [length, setLength] = useState(0)
  const message = error ?? refusal
  const left = maxLength - length
  const isNearLimit = left >= 0 && length > 0.9 * maxLength
  const describedBy = [message && `${id}-error`, hint && `${id}-hint`, isNearLimit && `${id}-left`]
    .filter(Boolean)
    .join(' ')

  const takeRefusal = ({ target }: SyntheticEvent) => {
    if (isControl(target)) setRefusal(target.validationMessage)
  }
  const check = ({ target }: SyntheticEvent) => {
    if (!isControl(target)) return
    const isTooLong = target.value.length > maxLength
    target.setCustomValidity(isTooLong ? tooLong(target.value.length, maxLength) : '')
    setLength(target.value.length)
    if (isTooLong || refusal !== '') setRefusal(target.validationMessage)
  }
  return (
    <div className={wide ? 'field field--wide' : 'field'} onInvalid={takeRefusal} onInput={check}>
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
      {isNearLimit && (
        <p className="field__hint" id={`${id}-left`}>
          {characters(left)} left
        </p>
      )}
    </div>
  )
}

function isControl(
  target: EventTarget,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

function tooLong(length: number, maxLength: number): string {
  return `Shorten this to ${characters(maxLength)}; you have ${length.toLocaleString('en-GB')}.`
}

function characters(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'character' : 'characters'}`
}
