import type { CoastCard } from '../../content/blocks.ts'
import { PortLinks } from '../port-links/port-links.tsx'
import { committedTime, type CoverageZone } from '../coverage-table/coverage-zones.ts'
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
        />
        <Coast
          card={eastCoast}
          name="East coast"
          time={committedTime(zones, 'east')}
          ports={eastPorts}
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
}: {
  card: CoastCard
  name: string
  time: string | null
  ports: readonly Port[]
}) {
  if (time === null && body === null && ports.length === 0) return null
  return (
    <div className="coast-cards__coast">
      <h3 className="coast-cards__title">{title ?? name}</h3>
      {time && <p className="coast-cards__time">{time}</p>}
      {body && <p>{body}</p>}
      <PortLinks ports={ports} />
    </div>
  )
}
