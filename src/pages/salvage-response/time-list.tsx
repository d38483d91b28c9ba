import type { CoverageZone } from '../coverage-table/coverage-zones.ts'
import type { SlaTime } from '../sla-table/sla-rows.ts'
import { arrivalsFirst, responseTimes } from './response-times.ts'
import './time-list.css'

/** All response times in words, soonest first, for pages that draw them otherwise than on the axis. */
export function TimeList({
  rows,
  zones,
  isCasualty = false,
}: {
  rows: readonly SlaTime[]
  zones: readonly CoverageZone[]
  /** Whether it begins with who comes to the ship. */
  isCasualty?: boolean
}) {
  const times = responseTimes(rows, zones)
  return (
    <dl className="time-list">
      {(isCasualty ? arrivalsFirst(times) : times).map(({ key, label, kind, time }) => (
        <div key={key} className="time-list__row">
          <dt>
            {label}
            {kind === 'typical' && <span> typical</span>}
          </dt>
          <dd className="time-list__time">{time}</dd>
        </div>
      ))}
    </dl>
  )
}
