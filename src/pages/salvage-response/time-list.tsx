import type { CoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import { isArrival, responseTimes } from '../../sections/response-axis/response-times.ts'
import type { SlaTime } from '../../sections/sla-table/sla-rows.ts'
import { Footnote } from '../../ui/footnote.tsx'
import './time-list.css'

/** Who comes to the ship and when, in words: what a casualty asks for. The desk's own times stand with the SLA. */
export function TimeList({
  rows,
  zones,
  note,
}: {
  /** Those that no drawing has told. */
  rows: readonly SlaTime[]
  zones: readonly CoverageZone[]
  /** What a time to site means. */
  note: string | null
}) {
  const times = responseTimes(rows, zones).filter(isArrival)
  return (
    <div className="time-list">
      {times.length > 0 && (
        <div>
          <h3 className="time-list__heading">Other times</h3>
          <dl className="time-list__rows">
            {times.map(({ key, label, kind, time }) => (
              <div key={key} className="time-list__row">
                <dt>
                  {label}
                  {kind === 'typical' && <span> typical</span>}
                </dt>
                <dd className="time-list__time">{time}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <Footnote text={note} />
    </div>
  )
}
