import { Footnote } from '../../ui/footnote.tsx'
import { SiteLink } from '../../ui/site-link.tsx'
import './port-links.css'
import type { Port } from './ports.ts'

/** Links to the ports' pages, each with the port's typical response time. */
export function PortLinks({
  ports,
  note = null,
}: {
  ports: readonly Pick<Port, 'name' | 'slug' | 'responseTime'>[]
  /** What the times mean: `typicalTimesNote` of the site settings. */
  note?: string | null
}) {
  if (ports.length === 0) return null
  return (
    <div className="port-links">
      <ul className="port-links__list plain-list">
        {ports.map(({ name, slug, responseTime }) => (
          <li key={slug}>
            <SiteLink to={`/ports/${slug}`} className="port-links__link">
              <span className="port-links__name">{name}</span>
              {responseTime && <span className="port-links__time">{responseTime}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
      <Footnote text={note} />
    </div>
  )
}
