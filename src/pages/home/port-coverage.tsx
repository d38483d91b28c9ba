import { CoastCards } from '../../sections/coast-cards/coast-cards.tsx'
import { portsOfCoast } from '../../sections/port-links/ports.ts'
import { Section } from '../../ui/section.tsx'
import { AllPorts } from './all-ports.tsx'
import type { HomeContent } from './query.ts'

/** What is kept on both coasts, with their ports. */
export function PortCoverage({ content: { page, ports, frame, zones } }: { content: HomeContent }) {
  const { heading, intro, westCoast, eastCoast } = page.coverage
  if (ports.length === 0 && westCoast.body === null && eastCoast.body === null) return null
  return (
    <Section heading={heading ?? 'Pan-India coverage'} intro={intro} tone="mist">
      <CoastCards
        westCoast={westCoast}
        eastCoast={eastCoast}
        westPorts={portsOfCoast(ports, 'west')}
        eastPorts={portsOfCoast(ports, 'east')}
        zones={zones}
      />
      <AllPorts ports={ports} portCount={frame.portCount} />
    </Section>
  )
}
