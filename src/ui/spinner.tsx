import './spinner.css'

/** Turns beside words that say what is going on; it stands still where motion is not wanted. */
export function Spinner() {
  return <span className="spinner" aria-hidden="true" />
}
