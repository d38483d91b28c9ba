import './first-words.css'

/** What the desk asks first, life before all else, in four words under its number. */
export function FirstWords() {
  return <p className="first-words">People · pollution · what · where</p>
}
