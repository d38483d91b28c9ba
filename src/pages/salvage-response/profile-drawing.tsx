import { committedTime, type CoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import type { Port } from '../../sections/port-links/ports.ts'
import { hoursIn, type Hours } from '../../sections/response-axis/hours.ts'

/** Units of the drawing: its width, the column with the hours, the surface under a row of names, and the bed. */
const WIDTH = 360
const MARGIN = 28
const SURFACE = 22
const BED = 21

export type Sounding = { name: string; coast: Port['coast']; hours: Hours }

/** The drawing of the hours' profile: shoal from the soonest to the latest hour, a line at what is committed. */
export function ProfileDrawing({
  soundings,
  zones,
  hour,
  className,
}: {
  soundings: readonly Sounding[]
  zones: readonly CoverageZone[]
  /** Units of an hour of depth. */
  hour: number
  className: string
}) {
  const depth = (hours: number) => round(SURFACE + hours * hour)
  const step = (WIDTH - MARGIN) / soundings.length
  const soonest = line(
    soundings.map(({ hours }) => depth(hours.from)),
    step,
  )
  const latest = line(
    soundings.map(({ hours }) => depth(hours.to)),
    step,
  )
  const limits = (['west', 'east'] as const).flatMap((coast) => {
    const hours = hoursIn(committedTime(zones, coast) ?? '')
    const columns = soundings.flatMap((each, index) => (each.coast === coast ? [index] : []))
    const [first] = columns
    return hours === null || first === undefined
      ? []
      : [
          {
            coast,
            hours: hours.to,
            x: MARGIN + first * step,
            width: columns.length * step,
            y: depth(hours.to),
          },
        ]
  })
  const deepest = Math.max(
    ...soundings.map(({ hours }) => depth(hours.to)),
    ...limits.map(({ y }) => y),
  )
  const height = deepest + BED
  const arrow = 4 + hour / 2
  const lines = hoursDown((deepest - SURFACE) / hour)
  const middle = (index: number) => round(MARGIN + (index + 0.5) * step)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${WIDTH} ${height}`}
      width={WIDTH}
      height={height}
      aria-hidden="true"
    >
      <path
        className="hours-profile__bed"
        d={`M0 ${height}V${SURFACE}H${MARGIN}${latest}V${height}z`}
      />
      <path className="hours-profile__shoal" d={`M${MARGIN} ${SURFACE}${latest}V${SURFACE}z`} />
      <path className="hours-profile__edge" d={latest.replace('L', 'M')} />
      <path className="hours-profile__deep" d={`M${MARGIN} ${SURFACE}${soonest}V${SURFACE}z`} />
      <path
        className="hours-profile__hours"
        d={lines.map((each) => `M${MARGIN} ${depth(each)}H${WIDTH}`).join('')}
      />
      <g className="hours-profile__scale">
        {lines.map((each) => (
          <text key={each} x={MARGIN - 3} y={depth(each)}>
            {each}h
          </text>
        ))}
      </g>
      <path
        className="hours-profile__limit"
        d={limits.map(({ x, width, y }) => `M${x + 2} ${y}h${width - 4}`).join('')}
      />
      <g className="hours-profile__committed">
        {limits.map(({ coast, hours: limit, x, width, y }) => (
          <text
            key={coast}
            className={`hours-profile__limit-of-${coast}`}
            x={coast === 'west' ? x + 3 : x + width - 3}
            y={y + 4}
          >
            committed, {coast} coast: {limit} h
          </text>
        ))}
        <text className="hours-profile__axis" x={MARGIN + 11} y={height - BED + 4}>
          hours to site, slower
        </text>
      </g>
      <path
        className="hours-profile__down"
        d={`M${MARGIN + 6} ${height - BED + 4}v${arrow}m-2.5-2.5l2.5 2.5l2.5-2.5`}
      />
      <path
        className="hours-profile__surface"
        d={`M0 ${SURFACE}H${WIDTH}${soundings.map((_, index) => `M${middle(index)} ${SURFACE}v-6`).join('')}`}
      />
      <g className="hours-profile__names">
        {soundings.map(({ name }, index) => (
          <text key={name} x={middle(index)} y={SURFACE - 9}>
            {name}
          </text>
        ))}
      </g>
      <g className="hours-profile__depths">
        {soundings.map(({ name, hours: { from, to } }, index) => (
          <text key={name} x={middle(index)} y={depth((from + to) / 2)}>
            {from === 0 ? to : `${from}–${to}`}
            {' h'}
          </text>
        ))}
      </g>
    </svg>
  )
}

/** A slope from column to column, level under each port. */
function line(depths: readonly number[], step: number): string {
  const level = step * 0.3
  return depths
    .map((y, index) => {
      const x = MARGIN + (index + 0.5) * step
      const start = index === 0 ? MARGIN : x - level
      const stop = index === depths.length - 1 ? WIDTH : x + level
      return `L${round(start)} ${y}H${round(stop)}`
    })
    .join('')
}

/** Every fourth hour. */
function hoursDown(deepest: number): number[] {
  return Array.from({ length: Math.floor(deepest / 4) }, (_, index) => (index + 1) * 4)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
