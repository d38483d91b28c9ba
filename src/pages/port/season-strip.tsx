import { Months } from '../../sections/seasons/months.tsx'
import { SeasonMonths } from '../../sections/seasons/season-months.tsx'
import { type Coast, SEASONS } from '../../sections/seasons/seasons.ts'
import './season-strip.css'

/** Twelve months with the monsoon and the cyclones of a coast; the words beside each row say the same. */
export function SeasonStrip({ coast }: { coast: Coast }) {
  return (
    <div className="season-strip">
      <Months />
      {SEASONS[coast].map(({ name, words, months }) => (
        <div key={name} className="season-strip__season">
          <SeasonMonths months={months} />
          <p>
            {name}: {words}
          </p>
        </div>
      ))}
    </div>
  )
}
