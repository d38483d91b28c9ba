import './spinner.css'

/** A spinner beside a text that says what is going on; not animated for visitors who prefer reduced motion. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
