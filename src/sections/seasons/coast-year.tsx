import './coast-year.css'
import { Months } from './months.tsx'
import { type Coast, monthBars, SEASONS, yearFrame } from './seasons.ts'

/** A coast's year: its seasons one under the other, and in words. */
export function CoastYear({ coast }: { coast: Coast }) {
  const seasons = SEASONS[coast]
  return (
    <div className="coast-year">
      <Months />
      <svg
        viewBox={`0 0 120 ${seasons.length * 10}`}
        width="120"
        height={seasons.length * 10}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {seasons.map(({ name, months }, row) => (
          <path key={name} className="coast-year__season" d={monthBars(months, row)} />
        ))}
        <path className="coast-year__frame" d={yearFrame(seasons.length)} />
      </svg>
      <ul className="coast-year__key plain-list">
        {seasons.map(({ name, words }) => (
          <li key={name}>
            {name}: {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
