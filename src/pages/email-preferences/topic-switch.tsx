import { useId } from 'react'
import './topic-switch.css'

/** A topic of mail with its switch; one without `onChange` can't be changed. */
export function TopicSwitch({
  name,
  label,
  description,
  isOn,
  isDisabled,
  onChange,
}: {
  name: string
  label: string
  description: string
  isOn: boolean
  isDisabled: boolean
  onChange?: (isOn: boolean) => void
}) {
  const id = useId()
  return (
    <li className="topic-switch">
      <label htmlFor={id} className="topic-switch__label">
        {label}
      </label>
      <p id={`${id}-description`} className="topic-switch__description">
        {description}
      </p>
      {/* A switch says so to a screen reader. */}
      <span className="topic-switch__state" aria-hidden="true">
        {isOn ? 'On' : 'Off'}
      </span>
      <input
        id={id}
        className="topic-switch__control"
        type="checkbox"
        role="switch"
        name={name}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        readOnly={!onChange}
        onChange={(event) => onChange?.(event.target.checked)}
        aria-describedby={`${id}-description`}
      />
    </li>
  )
}
