import './response-axis.css'
import type { CoverageZone } from '../coverage-table/coverage-zones.ts'
import type { SlaTime } from '../sla-table/sla-rows.ts'
import { HoursBar, SampleBar } from './hours-bar.tsx'
import { HoursScale } from './hours-scale.tsx'
import { responseTimes, type ResponseTime } from './response-times.ts'

const KINDS: Record<ResponseTime['kind'], string> = {
  committed: 'Committed',
  typical: 'Typical',
  surge: 'Surge',
}

/** All response times on one axis of hours, soonest first. The words of each line say the same without the drawing. */
export function ResponseAxis({
  rows,
  zones,
}: {
  rows: readonly SlaTime[]
  /** With typical and surge times; without them the axis has what is committed. */
  zones?: readonly CoverageZone[]
}) {
  const times = responseTimes(rows, zones ?? [])
  if (times.length === 0) return null
  return (
    <figure className="response-axis">
      <HoursScale />
      <ul className="response-axis__lines plain-list">
        {times.map((each) => (
          <Line key={each.key} time={each} />
        ))}
      </ul>
      <Key times={times} />
    </figure>
  )
}

/** What each look of a bar means. */
function Key({ times }: { times: readonly ResponseTime[] }) {
  const kinds = new Set(times.map(({ kind }) => kind))
  return (
    <figcaption className="response-axis__key">
      {[...kinds].map((kind) => (
        <span key={kind} className="response-axis__sample">
          <SampleBar kind={kind} />
          {KINDS[kind]}
        </span>
      ))}
      {times.some(({ hours }) => hours && hours.from > 0) && (
        <span className="response-axis__sample">
          <SampleBar kind="way" />
          Thin line: on the way
        </span>
      )}
    </figcaption>
  )
}

function Line({ time: { label, time, kind, hours } }: { time: ResponseTime }) {
  return (
    <li className="response-axis__line">
      <span className="response-axis__label">
        {label}
        {kind === 'typical' && (
          <span className="response-axis__kind"> {KINDS[kind].toLowerCase()}</span>
        )}
      </span>
      <span className="response-axis__time">{time}</span>
      <HoursBar hours={hours} kind={kind} />
    </li>
  )
}
