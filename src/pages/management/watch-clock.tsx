import { Neatline } from '../../ui/neatline.tsx'
import './watch-clock.css'
import type { ManagementContent } from './query.ts'
import { numberOf, timeOf, TURN, watchMarks } from './watch-times.ts'

/** Units of the dial: its middle, the radius of the outermost arc, and the widest gap between two. */
const MIDDLE = 120
const OUTERMOST = 76
const GAP = 15

/** Units: the radius of a waypoint, and the width of a letter in the label of an arc. */
const MARK = 7.5
const LETTER = 5.8

const HOURS = [3, 6, 9, 12]

/**
 * The times of the escalation list on a clock of twelve hours, the earliest outermost: an arc each, at whose end is the
 * level that is called when it has run out; in the middle, who is called at once. The list says the same in words;
 * without a time in it there is no clock. It is in the hero where there is room beside the heading, else below the
 * list.
 */
export function WatchClock({
  steps,
  place,
}: {
  steps: ManagementContent['watch']['steps']
  place: 'hero' | 'list'
}) {
  const marks = watchMarks(steps)
  if (marks.length === 0) return null
  const gap = Math.min(GAP, OUTERMOST / (marks.length + 1))
  const [first] = steps
  return (
    <figure className={`watch-clock watch-clock--${place}`}>
      <Neatline>
        <svg viewBox="0 0 240 240" width="240" height="240" aria-hidden="true">
          <circle className="watch-clock__edge" cx={MIDDLE} cy={MIDDLE} r="112" />
          <circle
            className="watch-clock__quarters"
            cx={MIDDLE}
            cy={MIDDLE}
            r="109.5"
            pathLength="48"
          />
          <circle className="watch-clock__hours" cx={MIDDLE} cy={MIDDLE} r="108" pathLength="12" />
          {HOURS.map((hour) => (
            <text key={hour} className="watch-clock__hour" {...pointAt(hour * 60, 97)} dy="0.35em">
              {hour}
            </text>
          ))}
          <path
            className="watch-clock__start"
            d={`M${MIDDLE} ${MIDDLE}V${MIDDLE - OUTERMOST - 8}`}
          />
          {marks.map(({ minutes, level }, index) => {
            const radius = OUTERMOST - index * gap
            return (
              <g key={radius}>
                <path className="watch-clock__span" d={arc(minutes, radius)} />
                <End minutes={minutes} level={level} at={pointAt(minutes, radius)} />
              </g>
            )
          })}
          <Mark level={numberOf(first?.level ?? null)} at={{ x: MIDDLE, y: MIDDLE }} />
        </svg>
      </Neatline>
      <figcaption className="caption">
        Twelve hours on one dial. Each arc is a clock of the list: when it has run out, the level at
        its end is called.
      </figcaption>
    </figure>
  )
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

/** The end of an arc: its waypoint and its time in one frame, which leads away from the middle of the dial. */
function End({
  minutes,
  level,
  at,
}: {
  minutes: number
  level: string | null
  at: { x: number; y: number }
}) {
  const time = timeOf(minutes)
  const isRight = minutes < TURN / 2
  const width = MARK * 2 + time.length * LETTER + 7
  return (
    <>
      <rect
        className="watch-clock__mark"
        x={isRight ? at.x - MARK : at.x + MARK - width}
        y={at.y - MARK}
        width={width}
        height={MARK * 2}
        rx={MARK}
      />
      <text
        className="watch-clock__time"
        x={at.x + (isRight ? 1 : -1) * (MARK + 3)}
        y={at.y}
        dy="0.35em"
        textAnchor={isRight ? undefined : 'end'}
      >
        {time}
      </text>
      <Mark level={level} at={at} />
    </>
  )
}

/** A waypoint with the number of its level, as in the list. */
function Mark({ level, at }: { level: string | null; at: { x: number; y: number } }) {
  return (
    <>
      <circle className="watch-clock__mark" cx={at.x} cy={at.y} r={MARK} />
      <text className="watch-clock__level" {...at} dy="0.35em">
        {level}
      </text>
    </>
  )
}

/** A point of the dial, to a hundredth of a unit: server and browser agree on it. */
function pointAt(minute: number, radius: number): { x: number; y: number } {
  const angle = (minute / TURN) * 2 * Math.PI
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    x: round(MIDDLE + radius * Math.sin(angle)),
    y: round(MIDDLE - radius * Math.cos(angle)),
  }
}
