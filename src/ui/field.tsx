import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import './field.css'
import type { FieldControl } from './form-fields.ts'

/** Props of every kind of field. */
export type FieldProps = {
  label: string
  /** What to enter, if the label alone doesn't say. */
  hint?: string | undefined
  /** Message if nothing was entered: "Enter the vessel’s name". */
  missing?: string
  /** Remark on a valid value. Screen readers announce a new remark. Null if there is no remark. */
  remark?: ReactNode
  /** Marks the field as optional; all others are required. */
  optional?: boolean
  /** Takes the whole width of a form of two columns. */
  wide?: boolean
  /**
   * Maximum number of characters. This component validates it, because with the HTML attribute browsers truncate a
   * pasted text without notice.
   */
  maxLength?: number
}

/** Attributes for the control of a field; spread them onto it. */
export type ControlAttributes = {
  id: string
  className: string
  required: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/**
 * Label, hint and error of a control, associated with it by ids. The browser validates. Our own message is shown beside
 * the control until the value is valid; without scripts, the browser shows its bubble.
 */
export function Field({
  label,
  hint,
  missing = 'Enter this',
  remark,
  optional = false,
  wide = false,
  maxLength = Infinity,
  children,
}: FieldProps & { children: (attributes: ControlAttributes) => ReactNode }) {
  const id = useId()
  const [message, setMessage] = useState('')
  const [length, setLength] = useState(0)
  const charactersLeft = maxLength - length
  const isNearLimit = charactersLeft >= 0 && length > 0.9 * maxLength
  const describedBy = [message && `${id}-error`, hint && `${id}-hint`, isNearLimit && `${id}-left`]
    .filter(Boolean)
    .join(' ')

  const showError = (event: SyntheticEvent<HTMLDivElement>) => {
    const { target, currentTarget } = event
    if (!isControl(target)) return
    // Suppresses the browser's bubble and focus; the code below replaces both.
    event.preventDefault()
    setMessage(validationError(target, missing))
    if (target !== firstInvalidControl(target.form)) return
    target.focus()
    // Safari scrolls only the control into view, and leaves its label and error under the header. React has
    // rendered the error by the next frame.
    requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }))
  }
  const check = ({ target }: SyntheticEvent) => {
    if (!isControl(target)) return
    const isTooLong = target.value.length > maxLength
    target.setCustomValidity(isTooLong ? tooLong(target.value.length, maxLength) : '')
    setLength(target.value.length)
    if (isTooLong || message !== '') setMessage(validationError(target, missing))
  }
  return (
    <div className={wide ? 'field field--wide' : 'field'} onInvalid={showError} onInput={check}>
      <label className="field__label strong" htmlFor={id}>
        {label}
        {optional && <span className="field__optional"> (optional)</span>}
      </label>
      {message && (
        <p className="field__error" id={`${id}-error`}>
          <span className="visually-hidden">Error: </span>
          <span>{message}</span>
        </p>
      )}
      {children({
        id,
        className: 'field__control',
        required: !optional,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': message ? true : undefined,
      })}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {isNearLimit && (
        <p className="field__hint field__characters-left" id={`${id}-left`}>
          {`${characters(charactersLeft)} left`}
        </p>
      )}
      {/* Rendered from the start: a live region that is added with its text is often not read out. */}
      {remark !== undefined && (
        <div className="field__remark" aria-live="polite">
          {remark}
        </div>
      )}
    </div>
  )
}

function isControl(target: EventTarget): target is FieldControl {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  )
}

/** Why a value is invalid; empty if it is valid. */
function validationError({ validity, validationMessage }: FieldControl, missing: string): string {
  if (validity.valueMissing || validity.badInput) return missing
  if (validity.typeMismatch) return 'Enter an email address, like name@company.com'
  return validationMessage
}

function firstInvalidControl(form: HTMLFormElement | null): Element | null | undefined {
  return form?.querySelector('input:invalid, select:invalid, textarea:invalid')
}

function tooLong(length: number, maxLength: number): string {
  return `Shorten this to ${characters(maxLength)}; you have ${length.toLocaleString('en-GB')}.`
}

function characters(count: number): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? 'character' : 'characters'}`
}
