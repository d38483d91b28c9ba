import './coast-year.css'
import { Months } from './months.tsx'
import { COASTS_SEASONS, monthBars, yearFrame } from './seasons.ts'

/** The year of both coasts: its seasons one under the other, and in words. */
export function CoastYear() {
  return (
    <div className="coast-year">
      <Months />
      <p className="coast-year__signs" aria-hidden="true">
        {COASTS_SEASONS.map(({ sign }) => (
          <span key={sign}>{sign}</span>
        ))}
      </p>
      <svg
        viewBox={`0 0 120 ${COASTS_SEASONS.length * 10}`}
        width="120"
        height={COASTS_SEASONS.length * 10}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {COASTS_SEASONS.map(({ name, months }, row) => (
          <path key={name} className="coast-year__season" d={monthBars(months, row)} />
        ))}
        <path className="coast-year__frame" d={yearFrame(COASTS_SEASONS.length)} />
      </svg>
      <ul className="coast-year__key plain-list">
        {COASTS_SEASONS.map(({ name, words }) => (
          <li key={name}>
            {name}: {words}
          </li>
        ))}
      </ul>
    </div>
  )
}
