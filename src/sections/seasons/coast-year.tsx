import './coast-year.css'
import { Months } from './months.tsx'
import { COASTS_SEASONS, monthBars, YEAR_FRAME } from './seasons.ts'

/** The year of both coasts: each season in words with its months, one under the other. */
export function CoastYear() {
  return (
    <div className="coast-year">
      <Months />
      <ul className="plain-list">
        {COASTS_SEASONS.map(({ name, words, months }) => (
          <li key={name} className="coast-year__season">
            {name}: {words}
            <svg
              viewBox="0 0 120 10"
              width="120"
              height="10"
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path className="coast-year__months" d={monthBars(months)} />
              <path className="coast-year__frame" d={YEAR_FRAME} />
            </svg>
          </li>
        ))}
      </ul>
    </div>
  )
}
