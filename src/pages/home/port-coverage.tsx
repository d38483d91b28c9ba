import { CoastCards } from '../../sections/coast-cards/coast-cards.tsx'
import { CoastMap } from '../../sections/coast-map/coast-map.tsx'
import { chartedPorts, portsOfCoast } from '../../sections/port-links/ports.ts'
import { Section } from '../../ui/section.tsx'
import { AllPorts } from './all-ports.tsx'
import './port-coverage.css'
import type { HomeContent } from './query.ts'

/** Both coasts on the map, with committed times and the ports. */
export function PortCoverage({ content: { page, ports, frame, zones } }: { content: HomeContent }) {
  const { heading, intro, westCoast, eastCoast } = page.coverage
  const charted = chartedPorts(ports)
  if (ports.length === 0 && westCoast.body === null && eastCoast.body === null) return null
  return (
    <Section heading={heading ?? 'Pan-India coverage'} intro={intro}>
      <div className="coverage">
        <div className="coverage__chart">{charted.length > 0 && <CoastMap ports={charted} />}</div>
        <CoastCards
          westCoast={westCoast}
          eastCoast={eastCoast}
          westPorts={portsOfCoast(ports, 'west')}
          eastPorts={portsOfCoast(ports, 'east')}
          zones={zones}
        />
      </div>
      <AllPorts ports={ports} portCount={frame.portCount} />
    </Section>
  )
}
