import type { CoastCard } from '../../content/blocks.ts'
import { Link } from 'react-router-dom'
import { type CoverageZone, placesWithoutPage } from '../coverage-table/coverage-zones.ts'
import type { Port } from '../port-links/ports.ts'
import './coast-cards.css'

/** West and east coast, each with a text and links to its ports. The page shows response times above. */
export function CoastCards({
  westCoast,
  eastCoast,
  westPorts,
  eastPorts,
  zones,
}: {
  westCoast: CoastCard
  eastCoast: CoastCard
  westPorts: readonly Port[]
  eastPorts: readonly Port[]
  zones: readonly CoverageZone[]
}) {
  return (
    <div className="coast-cards">
      <div className="coast-cards__pair">
        <Coast
          card={westCoast}
          name="West coast"
          ports={westPorts}
          places={placesWithoutPage(zones, 'west', westPorts)}
        />
        <Coast
          card={eastCoast}
          name="East coast"
          ports={eastPorts}
          places={placesWithoutPage(zones, 'east', eastPorts)}
        />
      </div>
    </div>
  )
}

function Coast({
  card: { title, body },
  name,
  ports,
  places,
}: {
  card: CoastCard
  name: string
  ports: readonly Port[]
  /** Names of places without a page. */
  places: readonly string[]
}) {
  if (body === null && ports.length === 0) return null
  return (
    <div className="stack-8 coast-cards__coast">
      <h3>{title ?? name}</h3>
      {body && <p>{body}</p>}
      {ports.length + places.length > 0 && (
        <ul className="coast-cards__ports plain-list">
          {ports.map(({ slug, name: port }) => (
            <li key={slug}>
              <Link to={`/ports/${slug}`}>{port}</Link>
            </li>
          ))}
          {places.length > 0 && (
            <li className="coast-cards__places">Also covered: {places.join(', ')}</li>
          )}
        </ul>
      )}
    </div>
  )
}
