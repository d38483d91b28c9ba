import './spinner.css'

/** A spinner beside a status text; not animated for visitors who prefer reduced motion. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
