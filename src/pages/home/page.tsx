import { sectionHeading } from '../../content/blocks.ts'
import { type Page, seoHead } from '../page.ts'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { CaseStudyCard } from '../../sections/case-study-card/case-study-card.tsx'
import { Section } from '../../ui/section.tsx'
import { Link, useLocation } from 'react-router-dom'
import { CoastCards } from '../../sections/coast-cards/coast-cards.tsx'
import { portsOfCoast } from '../../sections/port-links/ports.ts'
import { useEffect, useRef } from 'react'
import { ALL_PORTS_ID, allPortsLink } from '../../sections/port-links/all-ports.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { HomeHero } from './home-hero.tsx'
import { type HomeContent, homeQuery } from './query.ts'
import { ResponseAxis } from '../../sections/response-axis/response-axis.tsx'
import { SlaTable } from '../../sections/sla-table/sla-table.tsx'
import { Footnote, AnnotatedText } from '../../ui/text.tsx'
import { Verification } from './verification.tsx'
import './home.css'

export const page: Page<HomeContent> = {
  query: homeQuery,
  head: seoHead,
  Component: HomePage,
}

export function HomePage({ content, content: { frame } }: { content: HomeContent }) {
  return (
    <>
      <HomeHero content={content} />
      <Verification content={content} />
      <ServiceLevels content={content} />
      <Cases content={content} />
      <PortCoverage content={content} />
      <CallToAction block={content.page.callToAction}>
        <ButtonLink to="/port-call-compliance" icon="file-certificate">
          {frame.settings.buttons.letter}
        </ButtonLink>
        {frame.settings.emergencyPhone && (
          <p className="call-to-action__print-only">
            {frame.settings.buttons.call} <strong>{frame.settings.emergencyPhone}</strong>{' '}
            {frame.settings.supportEmail}
          </p>
        )}
      </CallToAction>
    </>
  )
}

function ServiceLevels({ content }: { content: HomeContent }) {
  const { page: copy, slaRows, settings, frame } = content
  if (slaRows.length === 0) return null
  return (
    <Section {...sectionHeading(copy.sla, 'Service levels')} tone="paper">
      <SlaTable rows={slaRows} />
      <div className="service-levels">
        <ResponseAxis rows={slaRows} />
        <Footnote text={settings.mobilisationNote} />
        <div className="service-levels__beside">
          <SurgePool content={content} />
          <ButtonRow>
            <ButtonLink to="/fleet-retainer#quote">{frame.settings.buttons.quote}</ButtonLink>
            <ButtonLink to="/fleet-retainer#sla" variant="quiet">
              {copy.buttons.serviceLevels}
            </ButtonLink>
          </ButtonRow>
        </div>
      </div>
    </Section>
  )
}

function Cases({ content: { page: copy, cases } }: { content: HomeContent }) {
  if (cases.length === 0) return null
  return (
    <Section {...sectionHeading(copy.caseStudies, 'Case studies')}>
      <ul className="cases stack-12 plain-list">
        {cases.slice(0, 3).map((study) => (
          <li key={study._id}>
            <CaseStudyCard study={study} />
          </li>
        ))}
      </ul>
      <p>
        <Link to="/case-studies">{copy.buttons.caseStudies}</Link>
      </p>
    </Section>
  )
}

function PortCoverage({ content: { page: copy, ports, frame, zones } }: { content: HomeContent }) {
  const { heading, intro, westCoast, eastCoast } = copy.coverage
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

/**
 * All ports in alphabetical order, if there are too many for the other lists. The block opens if the URL contains its
 * anchor.
 */
function AllPorts({ ports, portCount }: { ports: HomeContent['ports']; portCount: number | null }) {
  const ref = useRef<HTMLDetailsElement>(null)
  const location = useLocation()
  useEffect(() => {
    if (location.hash === `#${ALL_PORTS_ID}` && ref.current) ref.current.open = true
  }, [location])

  const link = allPortsLink(portCount)
  if (link === null) return null
  return (
    <Disclosure ref={ref} id={ALL_PORTS_ID} summary={link.label}>
      <ul className="all-ports plain-list">
        {[...ports].sort(byName).map(({ name, slug }) => (
          <li key={slug}>
            <Link to={`/ports/${slug}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** Compares by code unit, so that build and browser agree whatever their locale. */
function byName({ name: one }: { name: string }, { name: other }: { name: string }): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function SurgePool({ content: { page: copy } }: { content: HomeContent }) {
  const { heading, intro } = copy.surge
  if (!intro) return null
  return (
    <div className="surge-pool stack-8">
      <h3>
        <AnnotatedText text={heading ?? 'Global surge assets'} />
      </h3>
      <p>{intro}</p>
      <p>
        <Link to="/response/salvage-osr">{copy.buttons.salvage}</Link>
      </p>
    </div>
  )
}
