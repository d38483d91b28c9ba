import { MONTHS } from './seasons.ts'
import './months.css'

/** The letters of the months over a drawing of the year. */
export function Months() {
  return (
    <p className="months" aria-hidden="true">
      {MONTHS.map((month, index) => (
        // Their order never changes, and letters repeat.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index}>{month}</span>
      ))}
    </p>
  )
}
