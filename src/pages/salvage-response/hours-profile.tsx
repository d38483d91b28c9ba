import { committedTime, type CoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import type { Port } from '../../sections/port-links/ports.ts'
import { hoursIn, type Hours } from '../../sections/response-axis/hours.ts'
import { Neatline } from '../../ui/neatline.tsx'
import './hours-profile.css'

/** Units of the drawing: its width, the column with the hours, and the surface, under two rows of names. */
const WIDTH = 360
const MARGIN = 28
const SURFACE = 38
const BED = 12

/** Units of an hour of depth. */
const HOUR = 6.5

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
      : [{ x: MARGIN + first * step, width: columns.length * step, y: depth(hours.to) }]
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
          <path
            className="hours-profile__surface"
            d={`M0 ${SURFACE}H${WIDTH}${soundings.map((_, index) => `M${middle(index)} ${SURFACE}V${nameAt(index) + 3}`).join('')}`}
          />
          <g className="hours-profile__names">
            {soundings.map(({ name }, index) => (
              <text key={name} x={middle(index)} y={nameAt(index)}>
                {name}
              </text>
            ))}
          </g>
          <g className="hours-profile__depths">
            {soundings.map(({ name, hours: { from, to } }, index) => (
              <text key={name} x={middle(index)} y={depth((from + to) / 2)}>
                {from === 0 ? to : `${from}–${to}`}
              </text>
            ))}
          </g>
        </svg>
      </Neatline>
      <figcaption className="caption">
        Typical hours to site as depths, port by port round the coast; the magenta lines are what is
        committed for each coast.
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

/** Names are in two rows by turns, since neighbours' would touch. */
function nameAt(index: number): number {
  return 11 + (index % 2) * 13
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
