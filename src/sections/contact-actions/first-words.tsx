import './first-words.css'

/** What the desk asks first, in four words under its number. */
export function FirstWords() {
  return <p className="first-words">What · where · people · pollution</p>
}
