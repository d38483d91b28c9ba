import type { CoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import {
  isArrival,
  type ResponseTime,
  responseTimes,
} from '../../sections/response-axis/response-times.ts'
import type { SlaTime } from '../../sections/sla-table/sla-rows.ts'
import { Fold } from '../../ui/fold.tsx'
import { Footnote } from '../../ui/footnote.tsx'
import './time-list.css'

const FROM_THE_DESK = 'From the desk'

/** All response times in words: who comes to the ship, which a casualty asks for, then what the desk does. */
export function TimeList({
  rows,
  zones,
  note,
}: {
  rows: readonly SlaTime[]
  zones: readonly CoverageZone[]
  /** What a time to site means. */
  note: string | null
}) {
  const times = responseTimes(rows, zones)
  const ofDesk = times.filter((each) => !isArrival(each))
  return (
    <div className="time-list">
      <Times heading="On the way to the ship" times={times.filter(isArrival)} />
      <div className="time-list__desk">
        {ofDesk.length > 0 && (
          <Fold summary={FROM_THE_DESK}>
            <Times heading={FROM_THE_DESK} times={ofDesk} />
          </Fold>
        )}
        <Footnote text={note} />
      </div>
    </div>
  )
}

function Times({ heading, times }: { heading: string; times: readonly ResponseTime[] }) {
  if (times.length === 0) return null
  return (
    <div>
      <h3 className="time-list__heading">{heading}</h3>
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
  )
}
