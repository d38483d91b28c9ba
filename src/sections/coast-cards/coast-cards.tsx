import type { CoastCard } from '../../content/blocks.ts'
import { Link } from 'react-router-dom'
import { PortLinks } from '../port-links/port-links.tsx'
import { committedTime, type CoverageZone, placesOf } from '../coverage-table/coverage-zones.ts'
import type { Port } from '../port-links/ports.ts'
import { CoastYear } from '../seasons/coast-year.tsx'
import './coast-cards.css'

/** West and east coast: the committed time, what is kept there, the seasons, links to the coast's ports. */
export function CoastCards({
  westCoast,
  eastCoast,
  westPorts,
  eastPorts,
  zones,
  isBrief = false,
}: {
  westCoast: CoastCard
  eastCoast: CoastCard
  westPorts: readonly Port[]
  eastPorts: readonly Port[]
  zones: readonly CoverageZone[]
  /** Whether the page has told the ports' own times, so that here are their links alone. */
  isBrief?: boolean
}) {
  return (
    <div className="coast-cards">
      <div className="coast-cards__pair">
        <Coast
          card={westCoast}
          name="West coast"
          coast="west"
          time={committedTime(zones, 'west')}
          ports={westPorts}
          places={isBrief ? null : placesOf(zones, 'west', westPorts)}
        />
        <Coast
          card={eastCoast}
          name="East coast"
          coast="east"
          time={committedTime(zones, 'east')}
          ports={eastPorts}
          places={isBrief ? null : placesOf(zones, 'east', eastPorts)}
        />
      </div>
    </div>
  )
}

function Coast({
  card: { title, body },
  name,
  coast,
  time,
  ports,
  places,
}: {
  card: CoastCard
  name: string
  coast: 'west' | 'east'
  time: string | null
  ports: readonly Port[]
  /** Names of what the time is committed for too, without a page of its own; null for the ports' links alone. */
  places: readonly string[] | null
}) {
  if (time === null && body === null && ports.length === 0) return null
  return (
    <div className="coast-cards__coast">
      <div className="coast-cards__head">
        <h3>{title ?? name}</h3>
        {time && <p className="coast-cards__time">{time}</p>}
      </div>
      {body && <p>{body}</p>}
      <CoastYear coast={coast} />
      {places === null ? (
        <Links ports={ports} />
      ) : (
        <Places ports={ports} places={places} time={time} />
      )}
    </div>
  )
}

function Links({ ports }: { ports: readonly Port[] }) {
  if (ports.length === 0) return null
  return (
    <ul className="coast-cards__ports plain-list">
      {ports.map(({ slug, name }) => (
        <li key={slug}>
          <Link to={`/ports/${slug}`}>{name}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Ports with their own times, and what the coast's time is committed for without a page. */
function Places({
  ports,
  places,
  time,
}: {
  ports: readonly Port[]
  places: readonly string[]
  time: string | null
}) {
  return (
    <>
      <PortLinks ports={ports} />
      {places.length > 0 && (
        <ul className="coast-cards__places plain-list">
          {places.map((place) => (
            <li key={place} className="port-links__link coast-cards__place">
              {place}
              {time && <span className="port-links__time">{time}, committed</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
