import { CoastMap } from '../../sections/coast-map/coast-map.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { PortLinks } from '../../sections/port-links/port-links.tsx'
import { chartedPorts } from '../../sections/port-links/ports.ts'
import { Neatline } from '../../ui/neatline.tsx'
import { Section } from '../../ui/section.tsx'
import './port-not-found.css'
import type { PortContent } from './query.ts'

/** An address that no port has (specification section 8), with the ways on from here. */
export function PortNotFound({ content: { ports, frame, settings } }: { content: PortContent }) {
  const charted = chartedPorts(ports)
  return (
    <>
      <PageHero heading="Port Not Found" lead="The port you're looking for doesn't exist." />
      {ports.length > 0 && (
        <Section heading="Ports with a page">
          <div className="other-ports">
            <PortLinks ports={ports} portCount={frame.portCount} note={settings.typicalTimesNote} />
            {charted.length > 0 && (
              <Neatline>
                <CoastMap ports={charted} isSmall />
              </Neatline>
            )}
          </div>
        </Section>
      )}
    </>
  )
}
