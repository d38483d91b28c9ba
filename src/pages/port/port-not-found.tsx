import { CoastMap } from '../../sections/coast-map/coast-map.tsx'
import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import '../../sections/page-hero/page-hero.css'
import { PortLinks } from '../../sections/port-links/port-links.tsx'
import { chartedPorts } from '../../sections/port-links/ports.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import './port-not-found.css'
import type { PortContent } from './query.ts'

/** 404 page for unknown ports (specification section 8): links to known ports, and the desk's contacts. */
export function PortNotFound({ content: { ports, frame, settings } }: { content: PortContent }) {
  const charted = chartedPorts(ports)
  return (
    <PageHero
      heading="Port Not Found"
      lead="The port you're looking for doesn't exist."
      aside={
        charted.length > 0 && (
          <ChartFrame className="our-coast">
            <CoastMap ports={charted} isSmall />
          </ChartFrame>
        )
      }
      below={
        ports.length > 0 && (
          <section className="our-ports stack-8">
            <h2>Our ports</h2>
            <p>The desk covers every Indian port: call if yours is not listed.</p>
            <PortLinks ports={ports} portCount={frame.portCount} note={settings.typicalTimesNote} />
          </section>
        )
      }
    >
      <ContactActions
        settings={frame.settings}
        callLabel={frame.settings.buttons.call}
        afterCall={
          <ButtonLink to="/port-call-compliance" icon="file-certificate">
            {frame.settings.buttons.letter}
          </ButtonLink>
        }
      />
    </PageHero>
  )
}
