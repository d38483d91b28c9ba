import type { CoastCard } from '../../content/blocks.ts'
import { Link } from 'react-router-dom'
import { committedTime, type CoverageZone, placesOf } from '../coverage-table/coverage-zones.ts'
import type { Port } from '../port-links/ports.ts'
import { CoastYear } from '../seasons/coast-year.tsx'
import './coast-cards.css'

/** West and east coast: what is kept there, links to the coast's ports, and the seasons of both. */
export function CoastCards({
  westCoast,
  eastCoast,
  westPorts,
  eastPorts,
  zones,
  areTimesTold = false,
}: {
  westCoast: CoastCard
  eastCoast: CoastCard
  westPorts: readonly Port[]
  eastPorts: readonly Port[]
  zones: readonly CoverageZone[]
  /** Whether the page has told the committed times. */
  areTimesTold?: boolean
}) {
  const timeOf = (coast: 'west' | 'east') => (areTimesTold ? null : committedTime(zones, coast))
  return (
    <div className="coast-cards">
      <div className="coast-cards__pair">
        <Coast
          card={westCoast}
          name="West coast"
          time={timeOf('west')}
          ports={westPorts}
          places={placesOf(zones, 'west', westPorts)}
        />
        <Coast
          card={eastCoast}
          name="East coast"
          time={timeOf('east')}
          ports={eastPorts}
          places={placesOf(zones, 'east', eastPorts)}
        />
      </div>
      <CoastYear />
    </div>
  )
}

function Coast({
  card: { title, body },
  name,
  time,
  ports,
  places,
}: {
  card: CoastCard
  name: string
  time: string | null
  ports: readonly Port[]
  /** Names of places without a page. */
  places: readonly string[]
}) {
  if (time === null && body === null && ports.length === 0) return null
  return (
    <div className="coast-cards__coast">
      <div className="coast-cards__head">
        <h3>{title ?? name}</h3>
        {time && <p className="coast-cards__time">{time}</p>}
      </div>
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
