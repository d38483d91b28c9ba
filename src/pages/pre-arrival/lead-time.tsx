/** Lead times: the notice that the desk asks for before a ship's arrival. */
import { type Block, sectionHeading } from '../../content/blocks.ts'
import { AllPortsLink } from '../../sections/port-links/port-links.tsx'
import { MAX_LISTED_PORTS } from '../../sections/port-links/ports.ts'
import { Link } from 'react-router-dom'
import { hoursIn } from '../../sections/response-axis/hours.ts'
import { Section } from '../../ui/section.tsx'
import type { PreArrivalContent } from './query.ts'
import { PhoneLink } from '../../ui/phone-link.tsx'
import { formatIstDateTime, parseIstInput } from '../../text/dates.ts'

/** The first ports of `allPorts` with their lead times, and a link to the list of all ports. */
export function LeadTimes({
  block,
  allPorts,
  portCount,
}: {
  block: Block
  allPorts: PreArrivalContent['ports']
  portCount: number | null
}) {
  const ports = allPorts.slice(0, MAX_LISTED_PORTS)
  if (ports.length === 0) return null
  const portsWithHours = ports.flatMap((port) => {
    const hours = hoursIn(port.leadTime ?? '')?.to
    return hours === undefined ? [] : [{ ...port, hours }]
  })
  const portsWithoutHours = ports.filter(({ leadTime }) => hoursIn(leadTime ?? '') === null)
  return (
    <Section {...sectionHeading(block, 'Ports')} tone="mist">
      <LeadTimeAxis ports={portsWithHours} />
      {portsWithoutHours.length > 0 && (
        <ul className="lead-time-axis__ports plain-list">
          {portsWithoutHours.map(({ name, slug, leadTime }) => (
            <li key={slug}>
              <Link to={`/ports/${slug}`}>{name}</Link> {leadTime}
            </li>
          ))}
        </ul>
      )}
      <AllPortsLink portCount={portCount} />
    </Section>
  )
}

type TimedPort = { name: string; slug: string; hours: number }

/** A time axis up to ETA, with the ports at their lead times. Not to scale. Renders nothing if no port states hours. */
function LeadTimeAxis({ ports }: { ports: readonly TimedPort[] }) {
  const byHours = new Map<number, TimedPort[]>()
  for (const port of ports) byHours.set(port.hours, [...(byHours.get(port.hours) ?? []), port])
  const groups = [...byHours].sort(([one], [other]) => other - one)
  if (groups.length === 0) return null
  return (
    <figure aria-label="Notice to our desk, by port">
      <ol className="lead-time-axis plain-list">
        {groups.map(([hours, group]) => (
          <li key={hours} className="lead-time-axis__point">
            <p className="lead-time-axis__hours">−{hours} h</p>
            <ul className="lead-time-axis__ports plain-list">
              {group.map(({ name, slug }) => (
                <li key={slug}>
                  <Link to={`/ports/${slug}`}>{name}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
        <li className="lead-time-axis__point lead-time-axis__point--arrival">
          <p className="lead-time-axis__hours">ETA</p>
        </li>
      </ol>
    </figure>
  )
}

/**
 * States a port's lead time and, for a known ETA, the latest time to send the request. If that time or the ETA has
 * passed, or if the port has no lead time, says what to do instead. Renders nothing if the request was sent in time.
 */
export function LeadTimeNote({
  port,
  leadTime,
  eta,
  now,
  phone,
  isSent = false,
}: {
  /** Empty until the visitor has chosen a port. */
  port: string
  leadTime: string | null
  eta: string
  now: Date
  phone: string | null
  /** Whether the request has been sent. */
  isSent?: boolean
}) {
  const hours = hoursIn(leadTime ?? '')
  const state = leadTimeState(eta, hours?.to ?? 0, now)
  const call = phone === null ? 'call the desk' : <>call {<PhoneLink contact={phone} />}</>
  if (state?.status === 'past')
    return (
      <p>
        <strong>This ETA has passed</strong>: {isSent ? call : <>correct it, or {call}</>}.
      </p>
    )
  if (port === '') return null
  if (leadTime === null)
    return (
      <p>
        <strong>Notice for this port</strong>: {call}.
      </p>
    )
  if (hours === null)
    return (
      <p>
        <strong>Notice to our desk</strong> {leadTime}
      </p>
    )
  if (state?.status === 'short')
    return (
      <p>
        <strong>Less than {leadTime} before ETA</strong>:{' '}
        {isSent ? <>{call} now</> : <>send it now and {call}</>}. The pack still goes out in under 2
        hours from validation.
      </p>
    )
  if (isSent) return null
  return (
    <p>
      <strong>{leadTime}’ notice</strong> to our desk
      {state?.status === 'open' && `: by ${state.until}`}.
    </p>
  )
}

/** The notice that the desk asks for at a port, as editors wrote it; null if the port has none. */
export function leadTimeAt(
  ports: readonly { name: string; leadTime: string | null }[],
  chosen: string,
): string | null {
  return ports.find(({ name }) => name === chosen)?.leadTime ?? null
}

const HOUR = 3_600_000

/** `open`: in time if sent by `until`; `short`: less time left than the lead time; `past`: the ETA has passed. */
export type LeadTimeState = { status: 'open'; until: string } | { status: 'short' | 'past' }

/**
 * @param eta value of a `datetime-local` field, in Indian time
 * @param hours of notice that the desk asks for at the port
 * @returns null if `eta` is not a date and time
 */
export function leadTimeState(eta: string, hours: number, now: Date): LeadTimeState | null {
  const arrival = parseIstInput(eta)
  if (arrival === null) return null
  if (arrival <= now) return { status: 'past' }
  const latest = new Date(arrival.getTime() - hours * HOUR)
  return latest < now ? { status: 'short' } : { status: 'open', until: formatIstDateTime(latest) }
}
