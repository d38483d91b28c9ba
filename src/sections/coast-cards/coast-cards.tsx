import type { CoastCard } from '../../content/blocks.ts'
import { PortLinks } from '../port-links/port-links.tsx'
import { committedTime, type CoverageZone, placesOf } from '../coverage-table/coverage-zones.ts'
import type { Port } from '../port-links/ports.ts'
import './coast-cards.css'

/** West and east coast: the committed time, what is kept there, links to the coast's ports. */
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
          time={committedTime(zones, 'west')}
          ports={westPorts}
          places={placesOf(zones, 'west', westPorts)}
        />
        <Coast
          card={eastCoast}
          name="East coast"
          time={committedTime(zones, 'east')}
          ports={eastPorts}
          places={placesOf(zones, 'east', eastPorts)}
        />
      </div>
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
  /** Names of what the time is committed for too, without a page of its own. */
  places: readonly string[]
}) {
  if (time === null && body === null && ports.length === 0) return null
  return (
    <div className="coast-cards__coast">
      <h3 className="coast-cards__title">{title ?? name}</h3>
      {time && <p className="coast-cards__time">{time}</p>}
      {body && <p>{body}</p>}
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
    </div>
  )
}
