import './spinner.css'

/** Decorates a text that says what is pending; static where reduced motion is preferred. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
