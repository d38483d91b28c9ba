import { CoastCards } from '../../sections/coast-cards/coast-cards.tsx'
import { AllPortsLink } from '../../sections/port-links/all-ports-link.tsx'
import { CoastYear } from '../../sections/seasons/coast-year.tsx'
import { Section } from '../../ui/section.tsx'
import type { SalvageResponseContent } from './query.ts'

/** The ports of each coast, and the year of both. */
export function CoastCoverage({ content }: { content: SalvageResponseContent }) {
  const { heading, intro, westCoast, eastCoast } = content.page.coverage
  const { westPorts, eastPorts, frame, zones } = content
  const hasPorts = westPorts.length + eastPorts.length > 0
  if (!hasPorts && westCoast.body === null && eastCoast.body === null) return null
  return (
    <Section heading={heading ?? 'Coverage by coast'} intro={intro}>
      <CoastCards
        westCoast={westCoast}
        eastCoast={eastCoast}
        westPorts={westPorts}
        eastPorts={eastPorts}
        zones={zones}
      />
      <CoastYear />
      <AllPortsLink portCount={frame.portCount} />
    </Section>
  )
}
