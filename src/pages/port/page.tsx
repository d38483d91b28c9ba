import { sectionHeading } from '../../content/blocks.ts'
import type { Page } from '../page.ts'
import { LetterOrContact } from '../../sections/call-to-action/call-to-action.tsx'
import { CallButton } from '../../sections/call-button/call-button.tsx'
import { Chartlet } from '../../sections/chartlet/chartlet.tsx'
import { HeroEyebrow, PageHero } from '../../sections/page-hero/page-hero.tsx'
import { Footnote } from '../../ui/text.tsx'
import { PortLinks } from '../../sections/port-links/port-links.tsx'
import { Section } from '../../ui/section.tsx'
import { pdfLink } from '../../sections/download/pdf-link.ts'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import type { ReferralState } from '../pre-arrival/request-form.tsx'
import { PortSections } from './port-sections.tsx'
import { committedTime } from '../../sections/coverage-table/coverage-zones.ts'
import { PortNotFound } from './port-not-found.tsx'
import { type PortContent, portQuery, type KnownPortContent } from './query.ts'
import './port.css'

export const page: Page<PortContent> = {
  query: portQuery,
  head: ({ port }) =>
    port === null
      ? { title: 'Port Not Found', description: null }
      : { title: port.seoTitle ?? port.fullName ?? port.name, description: port.seoDescription },
  isMissing: ({ port }) => port === null,
  Component: PortPage,
}

export function PortPage({ content }: { content: PortContent }) {
  const { port } = content
  if (port === null) return <PortNotFound content={content} />
  return <PortDetail content={{ ...content, port }} />
}

function PortDetail({ content }: { content: KnownPortContent }) {
  const { port, ports, page: copy, frame, settings } = content
  const coastAndLocode = [port.coast && COAST_NAMES[port.coast], port.locode]
    .filter(Boolean)
    .join(' · ')
  // Preselects this port in the pre-arrival form.
  const referral: ReferralState | undefined = port.slug === null ? undefined : { port: port.slug }
  const otherPorts = ports.filter(({ slug }) => slug !== port.slug)
  return (
    <>
      <PageHero
        hasBleed
        eyebrow={coastAndLocode && <HeroEyebrow>{coastAndLocode}</HeroEyebrow>}
        heading={port.fullName ?? port.name ?? 'Port'}
        lead={port.summary ?? copy.lead}
        aside={
          port.coordinates && (
            <Chartlet
              name={port.name ?? 'the port'}
              position={port.coordinates}
              places={port.places}
            />
          )
        }
      >
        <PortTimes content={content} />
        <CallButton label={copy.buttons.hotline} phone={frame.settings.emergencyPhone} />
        <Footnote text={settings.distressNote} />
        <p className="port-documents">
          <ButtonLink to="/port-call-compliance" state={referral} icon="file-certificate">
            {copy.buttons.letter}
          </ButtonLink>
          <ButtonAnchor {...pdfLink('compliancePack')} variant="quiet" icon="file-download">
            {copy.buttons.pack}
          </ButtonAnchor>
        </p>
        <Footnote text={settings.typicalTimesNote} />
      </PageHero>
      <PortSections content={content} />
      {otherPorts.length > 0 && (
        <Section {...sectionHeading(copy.otherPorts, 'Other ports')} tone="paper">
          <div className="other-ports">
            <PortLinks ports={otherPorts} portCount={frame.portCount} />
          </div>
        </Section>
      )}
      <LetterOrContact block={copy.callToAction} labels={frame.settings.buttons} state={referral} />
    </>
  )
}

const COAST_NAMES = { west: 'West coast', east: 'East coast' }

function PortTimes({ content: { port, zones } }: { content: KnownPortContent }) {
  const times = [
    { name: 'Typical arrival', time: port.responseTime },
    {
      name: 'Committed arrival (retainer)',
      time: committedTime(zones, port.coast),
      className: 'port-times__committed',
    },
    { name: 'Documents before ETA', time: port.leadTime },
  ].filter(({ time }) => time !== null)
  if (times.length === 0) return null
  return (
    <dl className="port-times">
      {times.map(({ name, time, className }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={className}>{time}</dd>
        </div>
      ))}
    </dl>
  )
}
