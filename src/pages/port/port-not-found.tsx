import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { PortLinks } from '../../sections/port-links/port-links.tsx'
import { Section } from '../../ui/section.tsx'
import type { PortContent } from './query.ts'

/** An address that no port has (specification section 8), with the ways on from here. */
export function PortNotFound({ content: { ports, frame, settings } }: { content: PortContent }) {
  return (
    <>
      <PageHero heading="Port Not Found" lead="The port you're looking for doesn't exist." />
      {ports.length > 0 && (
        <Section heading="Ports with a page">
          <PortLinks ports={ports} portCount={frame.portCount} note={settings.typicalTimesNote} />
        </Section>
      )}
    </>
  )
}
