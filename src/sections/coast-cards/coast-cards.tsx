import type { CoastCard } from '../../content/blocks.ts'
import { PortLinks } from '../port-links/port-links.tsx'
import type { Port } from '../port-links/ports.ts'
import './coast-cards.css'

/** West and east coast: the committed time, what is kept there, links to the coast's ports. */
export function CoastCards({
  westCoast,
  eastCoast,
  westPorts,
  eastPorts,
}: {
  westCoast: CoastCard
  eastCoast: CoastCard
  westPorts: readonly Port[]
  eastPorts: readonly Port[]
}) {
  return (
    <div className="coast-cards">
      <div className="coast-cards__pair">
        <Coast card={westCoast} name="West coast" ports={westPorts} />
        <Coast card={eastCoast} name="East coast" ports={eastPorts} />
      </div>
    </div>
  )
}

function Coast({
  card: { title, responseTime, body },
  name,
  ports,
}: {
  card: CoastCard
  name: string
  ports: readonly Port[]
}) {
  if (responseTime === null && body === null && ports.length === 0) return null
  return (
    <div className="coast-cards__coast">
      <h3 className="coast-cards__title">{title ?? name}</h3>
      {responseTime && <p className="coast-cards__time">{responseTime}</p>}
      {body && <p>{body}</p>}
      <PortLinks ports={ports} />
    </div>
  )
}
