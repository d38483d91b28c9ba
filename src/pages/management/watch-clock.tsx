import { Neatline } from '../../ui/neatline.tsx'
import './watch-clock.css'
import type { ManagementContent } from './query.ts'

/** Units of the dial: its middle, and the radius of the span. */
const MIDDLE = 60
const RADIUS = 34

const QUARTERS = [0, 15, 30, 45]

/**
 * The first hour of a call on a ship's clock, with the span until the desk has called back. The escalation list
 * says the same in words; without a number of minutes in it there is no clock.
 */
export function WatchClock({ steps }: { steps: ManagementContent['watch']['steps'] }) {
  const minutes = steps.flatMap(({ when }) => minutesIn(when ?? ''))[0]
  if (minutes === undefined) return null
  const end = pointAt(minutes, RADIUS)
  const label = pointAt(minutes / 2, RADIUS * 0.55)
  const isLong = minutes > 30 ? 1 : 0
  return (
    <figure className="watch-clock">
      <Neatline>
        <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
          <circle className="watch-clock__edge" cx={MIDDLE} cy={MIDDLE} r="52" />
          <circle className="watch-clock__minutes" cx={MIDDLE} cy={MIDDLE} r="49" pathLength="60" />
          <path
            className="watch-clock__span"
            d={`M60 60V26A${RADIUS} ${RADIUS} 0 ${isLong} 1 ${end.x} ${end.y}z`}
          />
          <text className="watch-clock__limit" {...label} dy="0.35em">
            ≤ {minutes} min
          </text>
          {QUARTERS.map((quarter) => (
            <text
              key={quarter}
              className="watch-clock__quarter"
              {...pointAt(quarter, 41)}
              dy="0.35em"
            >
              {quarter}
            </text>
          ))}
          <circle className="watch-clock__edge" cx={MIDDLE} cy={MIDDLE} r="2" />
        </svg>
      </Neatline>
      <figcaption className="caption">
        The first hour of a call that nobody could take: called back within {minutes} minutes.
      </figcaption>
    </figure>
  )
}

function minutesIn(words: string): number[] {
  const minutes = Number(/(\d+) min/.exec(words)?.[1] ?? 60)
  return minutes > 0 && minutes < 60 ? [minutes] : []
}

/** A point of the dial, to a hundredth of a unit: server and browser agree on it. */
function pointAt(minute: number, radius: number): { x: number; y: number } {
  const angle = (minute / 30) * Math.PI
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    x: round(MIDDLE + radius * Math.sin(angle)),
    y: round(MIDDLE - radius * Math.cos(angle)),
  }
}
