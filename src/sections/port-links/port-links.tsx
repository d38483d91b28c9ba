import { Footnote, AnnotatedText } from '../../ui/text.tsx'
import { Link } from 'react-router-dom'
import { allPortsLink } from './all-ports.ts'
import './port-links.css'
import { MAX_LISTED_PORTS, type Port } from './ports.ts'

/**
 * Links to the pages of the first ports, each with the port's typical response time. Then a link to the list of all
 * ports, unless the footer lists them all.
 */
export function PortLinks({
  ports,
  portCount = null,
  note = null,
}: {
  ports: readonly Pick<Port, 'name' | 'slug' | 'responseTime'>[]
  /** Number of all ports; null leaves out the link to the list of all ports. */
  portCount?: number | null
  /** What the times mean: `typicalTimesNote` of the site settings. */
  note?: string | null
}) {
  if (ports.length === 0) return null
  return (
    <div className="port-links">
      <ul className="port-links__list plain-list">
        {ports.slice(0, MAX_LISTED_PORTS).map(({ name, slug, responseTime }) => (
          <li key={slug}>
            <Link to={`/ports/${slug}`} className="port-links__link">
              <span className="port-links__name">
                <AnnotatedText text={name} />
              </span>
              {responseTime && <span className="port-links__time">{responseTime}</span>}
            </Link>
          </li>
        ))}
      </ul>
      <AllPortsLink portCount={portCount} />
      <Footnote text={note} />
    </div>
  )
}

/** Links from a list of some ports to the list of all ports; renders nothing if the footer lists all ports. */
export function AllPortsLink({ portCount }: { portCount: number | null }) {
  const link = allPortsLink(portCount)
  return (
    link && (
      <p className="all-ports-link">
        <Link to={link.to}>{link.label}</Link>
      </p>
    )
  )
}
