import sheetsUrl from './pack-sheets.svg?no-inline'
import './sheets.css'

/** From the paper up; each has one colour, which follows the palette. */
const LAYERS = [
  'paper',
  'ground',
  'solid',
  'gaps',
  'lines',
  'rules',
  'stamp',
  'heads',
  'frame',
  'mark',
]

/** The compliance pack's two sheets in small, with its title, headings and stamp: decoration. */
export function Sheets() {
  return (
    <svg className="sheets" viewBox="-1 1 378 302" width="378" height="302" aria-hidden="true">
      {LAYERS.map((name) => (
        <use key={name} className={`sheets__${name}`} href={`${sheetsUrl}#${name}`} />
      ))}
    </svg>
  )
}
