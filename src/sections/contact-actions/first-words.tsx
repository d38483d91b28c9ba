import './first-words.css'

/** What the desk asks first, in four words under its number. */
export function FirstWords() {
  return <p className="first-words">Tell us: what · where · people · pollution</p>
}
