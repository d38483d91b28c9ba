import './season-months.css'
import { monthBars, YEAR_FRAME } from './seasons.ts'

/** A year with the months of a season, 1 to 12, under the letters of `Months`. Decoration: the words beside it say the same. */
export function SeasonMonths({ months }: { months: readonly number[] }) {
  return (
    <svg
      className="season-months"
      viewBox="0 0 120 10"
      width="120"
      height="10"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path className="season-months__season" d={monthBars(months)} />
      <path className="season-months__year" d={YEAR_FRAME} />
    </svg>
  )
}
