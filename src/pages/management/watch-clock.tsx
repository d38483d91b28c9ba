import { Neatline } from '../../ui/neatline.tsx'
import { onCircle } from '../../ui/on-circle.ts'
import './watch-clock.css'
import type { ManagementContent } from './query.ts'
import { shortRole, timeOf, TURN, watchMarks } from './watch-times.ts'

/** Units of the dial: its middle, its edge, the radii of the outermost and the innermost arc, the widest gap of two. */
const MIDDLE = 200
const EDGE = 174
const OUTERMOST = 137
const INNERMOST = 62
const GAP = 25

/** Units: the radius of a waypoint, from its middle to the words beside it, and from an arc to the words along it. */
const MARK = 7
const BESIDE = 12
const ALONG = 19

const HOURS = [3, 6, 9, 12]

/**
 * The times of the escalation list on a clock of twelve hours, the latest outermost: an arc each, which begins with
 * who is called when it has run out; in the middle, who is called at once. The list says the same in words; without a
 * time in it there is no clock.
 */
export function WatchClock({ steps }: { steps: ManagementContent['watch']['steps'] }) {
  const marks = watchMarks(steps)
  if (marks.length === 0) return null
  const gap = Math.min(GAP, (OUTERMOST - INNERMOST) / Math.max(1, marks.length - 1))
  const [first] = steps
  return (
    <figure className="watch-clock" aria-label="Who answers, by hours of delay">
      <Neatline>
        <svg viewBox="-6 -6 412 412" width="412" height="412" aria-hidden="true">
          <circle className="watch-clock__edge" cx={MIDDLE} cy={MIDDLE} r={EDGE} />
          <circle
            className="watch-clock__quarters"
            cx={MIDDLE}
            cy={MIDDLE}
            r={EDGE + 3}
            pathLength="48"
          />
          <circle
            className="watch-clock__hours"
            cx={MIDDLE}
            cy={MIDDLE}
            r={EDGE + 5}
            pathLength="12"
          />
          {HOURS.map((hour) => (
            <text
              key={hour}
              className="watch-clock__hour"
              {...pointAt(hour * 60, EDGE + 17)}
              dy="0.35em"
            >
              {hour}
            </text>
          ))}
          <path className="watch-clock__start" d={`M${MIDDLE} ${MIDDLE}V${MIDDLE - EDGE}`} />
          {marks.map(({ minutes, role, follower }, index) => {
            const fromOutermost = marks.length - 1 - index
            const radius = OUTERMOST - fromOutermost * gap
            const place = wordsAt(
              minutes,
              fromOutermost === 0 ? radius + ALONG : radius - ALONG,
              radius,
            )
            return (
              <g key={radius}>
                <path className="watch-clock__span" d={arc(minutes, radius)} />
                <text className="watch-clock__called" {...place} dy="0.35em">
                  {shortRole(role)} <tspan className="watch-clock__time">{timeOf(minutes)}</tspan>
                  {follower && (
                    <tspan x={place.x} dy="1.25em">
                      {` then ${shortRole(follower)}`}
                    </tspan>
                  )}
                </text>
                <Mark {...pointAt(minutes, radius)} />
              </g>
            )
          })}
          <Mark x={MIDDLE} y={MIDDLE} />
          <text className="watch-clock__first" x={MIDDLE} y={MIDDLE + 28}>
            {shortRole(first?.role ?? '')}
          </text>
        </svg>
      </Neatline>
      <figcaption className="caption">
        Twelve hours on one dial. When an arc has run out, the role named at it is called.
      </figcaption>
    </figure>
  )
}

/**
 * Words beside the beginning of a short arc. At the top a long one would come round to its own words and to those of the
 * next: it has them at the foot of the dial, along it.
 */
function wordsAt(minutes: number, along: number, radius: number) {
  return minutes > TURN / 2
    ? { x: MIDDLE, y: MIDDLE + along, textAnchor: 'middle' as const }
    : { x: MIDDLE - BESIDE, y: MIDDLE - radius, textAnchor: 'end' as const }
}

/** From the top of the dial clockwise; in two halves, for one arc can't come back to where it began. */
function arc(minutes: number, radius: number): string {
  const to = (minute: number) => {
    const { x, y } = pointAt(minute, radius)
    return `A${radius} ${radius} 0 0 1 ${x} ${y}`
  }
  const top = pointAt(0, radius)
  return `M${top.x} ${top.y}${to(minutes / 2)}${to(minutes)}`
}

/** A waypoint, as in the list. */
function Mark({ x, y }: { x: number; y: number }) {
  return <circle className="watch-clock__mark" cx={x} cy={y} r={MARK} />
}

/** A point of the dial, to a hundredth of a unit: server and browser agree on it. */
function pointAt(minute: number, radius: number): { x: number; y: number } {
  const { x, y } = onCircle({ x: MIDDLE, y: MIDDLE }, radius, minute / TURN)
  return { x: Math.round(x * 100) / 100, y: Math.round(y * 100) / 100 }
}
