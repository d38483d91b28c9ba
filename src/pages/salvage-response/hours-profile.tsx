import { committedTime, type CoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import type { Port } from '../../sections/port-links/ports.ts'
import { hoursIn } from '../../sections/response-axis/hours.ts'
import { Neatline } from '../../ui/neatline.tsx'
import { type CoastHours, HoursColumns } from './hours-columns.tsx'
import './hours-profile.css'
import { isArrival, responseTimes } from '../../sections/response-axis/response-times.ts'
import type { SlaTime } from '../../sections/sla-table/sla-rows.ts'
import { Footnote } from '../../ui/footnote.tsx'
import './time-list.css'

const COASTS = [
  { coast: 'west', name: 'West coast' },
  { coast: 'east', name: 'East coast' },
] as const

/**
 * The hours to each port of a coast, from the Gulf of Kutch round to Bengal, with what is committed for the coast; a
 * coast whose ports state no hours is left out.
 */
export function coastHours(ports: readonly Port[], zones: readonly CoverageZone[]): CoastHours[] {
  return COASTS.flatMap(({ coast, name }) => {
    const southward = coast === 'west' ? 1 : -1
    const timed = ports
      .filter((port) => port.coast === coast)
      .sort((one, other) => southward * (latitudeOf(other) - latitudeOf(one)))
      .flatMap(({ name: port, responseTime }) => {
        const hours = hoursIn(responseTime ?? '')
        return hours === null ? [] : [{ name: port, hours }]
      })
    const committed = hoursIn(committedTime(zones, coast) ?? '')
    return timed.length === 0 ? [] : [{ name, ports: timed, committed }]
  })
}

/** The hours to each port as columns, and in words for those who don't see them. */
export function HoursProfile({ coasts }: { coasts: readonly CoastHours[] }) {
  if (coasts.length === 0) return null
  return (
    <figure className="hours-profile" aria-label="Typical hours by coast">
      <figcaption className="caption">
        Columns: typical hours, soonest to latest. Thin line: on the way. Heavy line: committed for
        the coast.
        <span className="visually-hidden">
          {coasts.map(({ name, ports, committed }) => (
            <span key={name}>
              {` ${name}${committed ? `, committed ${committed.to} hours` : ''}: `}
              {ports
                .map(({ name: port, hours }) => `${port} ${hours.from}–${hours.to} hours`)
                .join(', ')}
              .
            </span>
          ))}
        </span>
      </figcaption>
      <Neatline>
        <HoursColumns coasts={coasts} />
      </Neatline>
    </figure>
  )
}

function latitudeOf({ coordinates }: Port): number {
  return coordinates?.lat ?? 0
}

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
