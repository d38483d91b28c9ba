import './response-axis.css'
import type { CoverageZone } from '../coverage-table/coverage-zones.ts'
import type { SlaTime } from '../sla-table/sla-rows.ts'
import type { Hours } from './hours.ts'
import { responseTimes, type ResponseTime } from './response-times.ts'

/** Ends of the axis in hours. It is logarithmic, since minutes and days are on it. */
const AXIS = { from: 0.25, to: 48 }

/** Units of the drawings, which are stretched to the width of their column. */
const WIDTH = 1000

/** The hours that are named; on a narrow axis one has no room, and one is moved to the left. */
const TICKS: { hours: number; label: string; on?: 'wide' | 'left' }[] = [
  { hours: 0.75, label: '45 min' },
  { hours: 2, label: '2 h' },
  { hours: 6, label: '6 h' },
  { hours: 12, label: '12 h', on: 'wide' },
  { hours: 24, label: '24 h', on: 'left' },
  { hours: 48, label: '48 h' },
]

const KINDS: Record<ResponseTime['kind'], string> = {
  committed: 'Committed',
  typical: 'Typical',
  surge: 'Surge',
}

const TICK_LINES = TICKS.map(({ hours }) => `M${position(hours)} 0v20`).join('')

/**
 * All response times on one axis of hours: solid where committed, hollow where typical, dashed for surge, with a thin
 * line from the call to the first hour of a span. The words of each line say the same without the drawing.
 */
export function ResponseAxis({
  rows,
  zones,
}: {
  rows: readonly SlaTime[]
  zones: readonly CoverageZone[]
}) {
  const times = responseTimes(rows, zones)
  if (times.length === 0) return null
  const kinds = [...new Set(times.map(({ kind }) => kind))]
  const Frame = kinds.length > 1 ? 'figure' : 'div'
  return (
    <Frame className="response-axis">
      <svg className="response-axis__scale" aria-hidden="true">
        {TICKS.map(({ hours, label, on }) => (
          <text
            key={label}
            className={on && `response-axis__hour--${on}`}
            x={`${(100 * position(hours)) / WIDTH}%`}
            y="1.1em"
            textAnchor={hours === AXIS.to ? 'end' : 'middle'}
          >
            {label}
          </text>
        ))}
      </svg>
      <ul className="response-axis__lines plain-list">
        {times.map((each) => (
          <Line key={each.key} time={each} />
        ))}
      </ul>
      <Key kinds={kinds} />
    </Frame>
  )
}

/** What each look of a bar means; nothing where all look the same. */
function Key({ kinds }: { kinds: readonly ResponseTime['kind'][] }) {
  if (kinds.length < 2) return null
  return (
    <figcaption className="response-axis__key">
      {Object.entries(KINDS).map(([kind, name]) => (
        <span key={kind} className="response-axis__sample">
          <svg
            className={`response-axis__bar response-axis__bar--${kind}`}
            viewBox="0 0 32 12"
            width="32"
            height="12"
            aria-hidden="true"
          >
            <rect x="1" y="1" width="30" height="10" />
          </svg>
          {name}
        </span>
      ))}
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
      <svg
        className={`response-axis__bar response-axis__bar--${kind}`}
        viewBox={`0 0 ${WIDTH} 20`}
        width={WIDTH}
        height="20"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path className="response-axis__ticks" d={TICK_LINES} />
        {hours && hours.from > 0 && (
          <rect
            className="response-axis__way"
            {...bar({ from: 0, to: hours.from })}
            y="8"
            height="4"
          />
        )}
        {hours && <rect {...bar(hours)} y="4" height="12" />}
      </svg>
    </li>
  )
}

function bar({ from, to }: Hours): { x: number; width: number } {
  const start = position(from)
  return { x: start, width: Math.max(4, position(to) - start) }
}

/** Where an hour is on the axis; earlier and later ones are at its ends. */
function position(hours: number): number {
  const part = Math.log(hours / AXIS.from) / Math.log(AXIS.to / AXIS.from)
  return Math.round(Math.min(1, Math.max(0, part)) * (WIDTH - 2)) + 1
}
