import './seasons.css'
import { Months, SeasonMonths, COASTS_SEASONS } from './seasons.tsx'

/** The year of both coasts: each season in words with its months, one under the other. */
export function CoastYear() {
  return (
    <div className="coast-year">
      <Months />
      <ul className="plain-list">
        {COASTS_SEASONS.map(({ name, words, months }) => (
          <li key={name} className="coast-year__season">
            {name}: {words}
            <SeasonMonths months={months} />
          </li>
        ))}
      </ul>
    </div>
  )
}
