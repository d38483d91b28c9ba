import sheetsUrl from './pack-sheets.svg?no-inline'
import './sheets.css'

const STAMP = 'TEMPLATE – NOT EVIDENCE OF COVER'

/** Where the words of the sheets stand: titles and stamps, and the headings of the parts. */
const TITLES = [
  [14, 75, 'Pre-Arrival Financial'],
  [14, 86.5, 'Security Pack'],
  [206, 57, 'Verification and port checklist'],
] as const
const STAMPS = [
  [17, 49],
  [209, 31],
] as const
const HEADINGS = [
  [14, 145.5, 'Insurance'],
  [14, 177.5, 'Attachments'],
  [14, 214, 'Representations'],
  [18, 247, 'Signed for the provider'],
  [14, 278, 'Operations centre, 24/7'],
  [206, 69.5, 'A. Harbour master instructions'],
  [206, 120, 'B. Vessel and agent checklist'],
  [206, 149.5, 'C. Port-specific essentials'],
  [206, 222, 'D. Coast Guard / NOSDCP coordination'],
  [206, 241.5, 'References'],
  [206, 260, 'Audit log'],
] as const

/**
 * The compliance pack's two sheets in small: decoration. What can be read on them is set here, for a picture has no
 * typefaces of ours; the rest is lines in the picture, which comes when it is near.
 */
export function Sheets() {
  return (
    <div className="sheets" aria-hidden="true">
      <svg viewBox="-1 1 378 302" width="378" height="302">
        <path className="sheets__paper" d="M176 20V2h200v282H200M0 20h200v282H0z" />
        {STAMPS.map(([x, y]) => (
          <g key={x} className="sheets__stamp">
            <path d={`M${x - 3} ${y - 7.5}h132v10.5h-132z`} />
            <text x={x} y={y}>
              {STAMP}
            </text>
          </g>
        ))}
        {TITLES.map(([x, y, title]) => (
          <text key={title} className="sheets__title" x={x} y={y}>
            {title}
          </text>
        ))}
        {HEADINGS.map(([x, y, heading]) => (
          <text key={heading} x={x} y={y}>
            {heading}
          </text>
        ))}
      </svg>
      <img src={sheetsUrl} width="378" height="302" alt="" loading="lazy" />
    </div>
  )
}
