import type { KnownPortContent } from './query.ts'
import { MONTHS, SEASONS } from './seasons.ts'
import './season-strip.css'

/** Twelve months with the monsoon and the cyclones of a coast; the words beside each row say the same. */
export function SeasonStrip({ coast }: { coast: KnownPortContent['port']['coast'] }) {
  if (coast === null) return null
  return (
    <div className="season-strip">
      <p className="season-strip__months" aria-hidden="true">
        {MONTHS.map((month, index) => (
          // Their order never changes, and letters repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={index}>{month}</span>
        ))}
      </p>
      {SEASONS[coast].map(({ name, words, months }) => (
        <div key={name} className="season-strip__season">
          <svg
            viewBox="0 0 120 10"
            width="120"
            height="10"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <path className="season-strip__span" d={months.map(bar).join('')} />
            <path className="season-strip__year" d={YEAR} />
          </svg>
          <p>
            {name}: {words}
          </p>
        </div>
      ))}
    </div>
  )
}

/** A frame, and where each month begins. */
const YEAR = `M0 0H120V10H0z${MONTHS.map((_, month) => `M${month * 10} 0V10`).join('')}`

function bar(month: number): string {
  return `M${(month - 1) * 10} 0h10v10h-10z`
}
