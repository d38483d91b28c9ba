import { CoastMap } from '../../sections/coast-map/coast-map.tsx'
import { project } from '../../sections/coast-map/chart.ts'
import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import '../../sections/page-hero/page-hero.css'
import { PortLinks } from '../../sections/port-links/port-links.tsx'
import { chartedPorts } from '../../sections/port-links/ports.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Neatline } from '../../ui/neatline.tsx'
import './port-not-found.css'
import type { PortContent } from './query.ts'

/** An address that no port has (specification section 8), with the ways on from here. */
export function PortNotFound({ content: { ports, frame, settings } }: { content: PortContent }) {
  const charted = chartedPorts(ports)
  return (
    <PageHero
      heading="Port Not Found"
      lead="The port you're looking for doesn't exist."
      aside={
        charted.length > 0 && (
          <Neatline className="our-coast">
            <CoastMap ports={charted} isSmall>
              <DoubtfulPort />
            </CoastMap>
          </Neatline>
        )
      }
      below={
        ports.length > 0 && (
          <section className="our-ports stack-8">
            <h2>Our ports</h2>
            <p>The desk covers every Indian port: call if yours is not here.</p>
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

/** In open sea, clear of the names and of any land. */
const NOWHERE = project({ lat: 17.4, lng: 67.4 })

/** The port of this address as a chart has what was reported and never found: "ED" (INT 1, existence doubtful). */
function DoubtfulPort() {
  return (
    <g
      className="doubtful-port"
      aria-hidden="true"
      transform={`translate(${NOWHERE.x} ${NOWHERE.y})`}
    >
      <circle r="17" />
      <text y="4">ED</text>
      <text className="doubtful-port__words" y="28">
        <tspan x="0">Existence</tspan>
        <tspan x="0" dy="1.15em">
          doubtful
        </tspan>
      </text>
    </g>
  )
}
