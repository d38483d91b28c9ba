import sheetsUrl from './pack-sheets.svg?no-inline'
import './sheets.css'

/** The compliance pack's two sheets in small, with its titles, headings and stamp: decoration, and not in the first view. */
export function Sheets() {
  return <img className="sheets" src={sheetsUrl} width="378" height="302" alt="" loading="lazy" />
}
