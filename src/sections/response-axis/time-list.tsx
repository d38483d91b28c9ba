import type { CoverageZone } from '../coverage-table/coverage-zones.ts'
import type { SlaTime } from '../sla-table/sla-rows.ts'
import { responseTimes } from './response-times.ts'
import './time-list.css'

/** All response times in words, soonest first, for pages that draw them otherwise than on the axis. */
export function TimeList({
  rows,
  zones,
}: {
  rows: readonly SlaTime[]
  zones: readonly CoverageZone[]
}) {
  return (
    <dl className="time-list">
      {responseTimes(rows, zones).map(({ key, label, kind, time }) => (
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
