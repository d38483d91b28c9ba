import './response-axis.css'
import type { SlaTime } from '../sla-table/sla-rows.ts'
import { BarsKey, HoursBar, HoursScale } from './hours-bar.tsx'
import { responseTimes } from './response-times.ts'

/** The committed times on one axis of hours, soonest first. Each line has its time in words too. */
export function ResponseAxis({ rows }: { rows: readonly SlaTime[] }) {
  const times = responseTimes(rows)
  if (times.length === 0) return null
  return (
    <figure className="response-axis" aria-label="Committed times, soonest first">
      <HoursScale />
      <ul className="response-axis__lines plain-list">
        {times.map(({ key, label, time, hours }) => (
          <li key={key} className="response-axis__line">
            <span className="strong">{label}</span>
            <span className="response-axis__time">{time}</span>
            <HoursBar hours={hours} />
          </li>
        ))}
      </ul>
      <figcaption>
        <BarsKey times={times.map(({ hours }) => hours)} />
      </figcaption>
    </figure>
  )
}
