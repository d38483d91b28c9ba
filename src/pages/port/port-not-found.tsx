import { CoastMap } from '../../sections/coast-map/coast-map.tsx'
import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { PortLinks } from '../../sections/port-links/port-links.tsx'
import { chartedPorts } from '../../sections/port-links/ports.ts'
import { Section } from '../../ui/section.tsx'
import type { PortContent } from './query.ts'

/** An address that no port has (specification section 8), with the ways on from here. */
export function PortNotFound({ content: { ports, frame, settings } }: { content: PortContent }) {
  const charted = chartedPorts(ports)
  return (
    <>
      <PageHero
        heading="Port Not Found"
        lead="The port you're looking for doesn't exist."
        bleed
        aside={charted.length > 0 && <CoastMap ports={charted} isSmall />}
      >
        <ContactActions settings={frame.settings} callLabel={frame.settings.buttons.call} />
      </PageHero>
      {ports.length > 0 && (
        <Section
          heading="Our ports"
          intro="The desk covers every Indian port: call if yours is not here."
        >
          <PortLinks ports={ports} portCount={frame.portCount} note={settings.typicalTimesNote} />
        </Section>
      )}
    </>
  )
}
