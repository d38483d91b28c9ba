import { committedTime, type CoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import type { Port } from '../../sections/port-links/ports.ts'
import { hoursIn, type Hours } from '../../sections/response-axis/hours.ts'
import { Neatline } from '../../ui/neatline.tsx'
import './hours-profile.css'

/** Units of the drawing: its width, the column with the hours, the surface under a row of names, and the bed. */
const WIDTH = 360
const MARGIN = 28
const SURFACE = 22
const BED = 18

/** Units of an hour of depth. */
const HOUR = 6

type Sounding = { name: string; coast: Port['coast']; hours: Hours }

/**
 * The hours to each port as depths along the coast, from the Gulf of Kutch round to Bengal: shoal from the soonest
 * to the latest hour, and a line at what is committed for the coast. Null where no port states its hours.
 */
export function HoursProfile({
  ports,
  zones,
}: {
  ports: readonly Port[]
  zones: readonly CoverageZone[]
}) {
  const soundings = [...ports].sort(roundTheCoast).flatMap(sounding)
  if (soundings.length === 0) return null
  const step = (WIDTH - MARGIN) / soundings.length
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
  const hours = hoursDown(deepest)
  const middle = (index: number) => round(MARGIN + (index + 0.5) * step)
  return (
    <figure className="hours-profile">
      <Neatline>
        <svg viewBox={`0 0 ${WIDTH} ${height}`} width={WIDTH} height={height} aria-hidden="true">
          <path
            className="hours-profile__bed"
            d={`M0 ${height}V${SURFACE}H${MARGIN}${line(soundings, step, 'to')}V${height}z`}
          />
          <path
            className="hours-profile__shoal"
            d={`M${MARGIN} ${SURFACE}${line(soundings, step, 'to')}V${SURFACE}z`}
          />
          <path className="hours-profile__edge" d={line(soundings, step, 'to').replace('L', 'M')} />
          <path
            className="hours-profile__deep"
            d={`M${MARGIN} ${SURFACE}${line(soundings, step, 'from')}V${SURFACE}z`}
          />
          <path
            className="hours-profile__hours"
            d={hours.map((hour) => `M${MARGIN} ${depth(hour)}H${WIDTH}`).join('')}
          />
          <g className="hours-profile__scale">
            {hours.map((hour) => (
              <text key={hour} x={MARGIN - 3} y={depth(hour)}>
                {hour}h
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
                y={y + 3}
              >
                committed, {coast} coast: {limit} h
              </text>
            ))}
            <text className="hours-profile__axis" x={MARGIN + 10} y={height - BED + 3}>
              hours to site, slower
            </text>
          </g>
          <path
            className="hours-profile__down"
            d={`M${MARGIN + 5} ${height - BED + 3}v6m-2-2l2 2l2-2`}
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
                <tspan className="hours-profile__unit"> h</tspan>
              </text>
            ))}
          </g>
        </svg>
      </Neatline>
      <figcaption className="caption">
        Typical hours to site, drawn as depths from Kutch round to Bengal: the deeper, the later.
        <span className="visually-hidden">
          {' '}
          {soundings
            .map(({ name, hours: { from, to } }) => `${name} ${from}–${to} hours`)
            .join(', ')}
          .
        </span>
      </figcaption>
    </figure>
  )
}

function sounding({ name, coast, responseTime }: Port): Sounding[] {
  const hours = hoursIn(responseTime ?? '')
  return hours === null ? [] : [{ name, coast, hours }]
}

/** Down the west coast, then up the east coast. */
function roundTheCoast(one: Port, other: Port): number {
  if (one.coast !== other.coast) return one.coast === 'west' ? -1 : 1
  const southward = (other.coordinates?.lat ?? 0) - (one.coordinates?.lat ?? 0)
  return one.coast === 'west' ? southward : -southward
}

/** A slope from column to column, level under each port. */
function line(soundings: readonly Sounding[], step: number, end: 'from' | 'to'): string {
  const level = step * 0.3
  return soundings
    .map(({ hours }, index) => {
      const x = MARGIN + (index + 0.5) * step
      const y = depth(hours[end])
      const start = index === 0 ? MARGIN : x - level
      const stop = index === soundings.length - 1 ? WIDTH : x + level
      return `L${round(start)} ${y}H${round(stop)}`
    })
    .join('')
}

function depth(hours: number): number {
  return round(SURFACE + hours * HOUR)
}

function hoursDown(deepest: number): number[] {
  const hours = Math.floor((deepest - SURFACE) / HOUR)
  return Array.from({ length: Math.floor(hours / 4) }, (_, index) => (index + 1) * 4)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
