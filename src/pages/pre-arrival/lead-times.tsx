import type { Block } from '../../content/blocks.ts'
import { AllPortsLink } from '../../sections/port-links/all-ports-link.tsx'
import { Link } from 'react-router-dom'
import { hoursIn } from '../../sections/response-axis/hours.ts'
import { Section } from '../../ui/section.tsx'
import { LeadTrack } from './lead-track.tsx'
import type { PreArrivalContent } from './query.ts'

/** How long before arrival the desk asks for the papers, port by port. */
export function LeadTimes({
  block: { heading, intro },
  ports,
  portCount,
}: {
  block: Block
  ports: PreArrivalContent['ports']
  /** Number of all ports. */
  portCount: number | null
}) {
  if (ports.length === 0) return null
  const timed = ports.flatMap((port) => {
    const hours = hoursIn(port.leadTime ?? '')?.to
    return hours === undefined ? [] : [{ ...port, hours }]
  })
  const untimed = ports.filter(({ leadTime }) => hoursIn(leadTime ?? '') === null)
  return (
    <Section heading={heading ?? 'Ports'} intro={intro} tone="mist">
      <LeadTrack ports={timed} />
      {untimed.length > 0 && (
        <ul className="lead-track__ports plain-list">
          {untimed.map(({ name, slug, leadTime }) => (
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
