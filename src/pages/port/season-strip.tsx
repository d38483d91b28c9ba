import { Months } from '../../sections/seasons/months.tsx'
import { type Coast, monthBars, SEASONS, YEAR_FRAME } from '../../sections/seasons/seasons.ts'
import './season-strip.css'

/** Twelve months with the monsoon and the cyclones of a coast; the words beside each row say the same. */
export function SeasonStrip({ coast }: { coast: Coast }) {
  return (
    <div className="season-strip">
      <Months />
      {SEASONS[coast].map(({ name, words, months }) => (
        <div key={name} className="season-strip__season">
          <svg
            viewBox="0 0 120 10"
            width="120"
            height="10"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className="season-strip__span" d={monthBars(months)} />
            <path className="season-strip__year" d={YEAR_FRAME} />
          </svg>
          <p>
            {name}: {words}
          </p>
        </div>
      ))}
    </div>
  )
}
