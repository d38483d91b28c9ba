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
            <path className="season-strip__year" d="M0 9.5H120" />
            <path className="season-strip__span" d={months.map(bar).join('')} />
          </svg>
          <p>
            {name}: {words}
          </p>
        </div>
      ))}
    </div>
  )
}

function bar(month: number): string {
  return `M${(month - 1) * 10} 1h10v8h-10z`
}
