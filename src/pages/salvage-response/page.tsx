import { type Page, seoHead } from '../page.ts'
import { AssetPictures, AssetTable } from '../../sections/asset-table/asset-table.tsx'
import { CallButton } from '../../sections/call-button/call-button.tsx'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { HeroEyebrow, PageHero } from '../../sections/page-hero/page-hero.tsx'
import { ButtonLink, ButtonAnchor } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { FlagV } from '../../ui/flag-v.tsx'
import { sectionHeading, type NamedAsset } from '../../content/blocks.ts'
import { LakeImage } from '../../content/lake-image.tsx'
import { ChartFrame } from '../../ui/chart-frame.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import tug from './tug.svg?raw'
import { CoastCards } from '../../sections/coast-cards/coast-cards.tsx'
import { AllPortsLink } from '../../sections/port-links/port-links.tsx'
import { CoastSeasons } from '../../sections/seasons/seasons.tsx'
import { mailHref, whatsappHref } from '../../text/contact-links.ts'
import { committedTime } from '../../sections/coverage-table/coverage-zones.ts'
import type { Port } from '../../sections/port-links/ports.ts'
import { isSalvageTime, responseTimes } from '../../sections/response-axis/response-times.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Footnote } from '../../ui/text.tsx'
import { Methods } from './methods.tsx'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { type SalvageResponseContent, salvageResponseQuery } from './query.ts'
import './salvage-response.css'

export const page: Page<SalvageResponseContent> = {
  query: salvageResponseQuery,
  head: seoHead,
  Component: SalvageResponsePage,
}

export function SalvageResponsePage({ content }: { content: SalvageResponseContent }) {
  const { page: copy, frame, settings, slaTimes, zones } = content
  return (
    <>
      <PageHero
        hasBleed
        eyebrow={<HeroEyebrow flag={<FlagV />}>Flag V: I require assistance</HeroEyebrow>}
        heading={copy.heading ?? 'Salvage and oil-spill response'}
        lead={copy.lead}
        aside={<HeroAsset assets={copy.assets.items} />}
      >
        <CasualtyContacts content={content} />
        {settings.distressNote && <Notice tone="warning">{settings.distressNote}</Notice>}
      </PageHero>
      {slaTimes.length + zones.length > 0 && (
        <Section {...sectionHeading(copy.responseTimes, 'Response times')}>
          <PortTimes content={content} />
          <TimeList content={content} />
        </Section>
      )}
      {copy.assets.items.length > 0 && (
        <Section {...sectionHeading(copy.assets, 'Assets')} tone="paper">
          <AssetPictures assets={copy.assets.items} />
          <AssetTable assets={copy.assets.items} />
        </Section>
      )}
      {copy.methods.items.length > 0 && (
        <Section {...sectionHeading(copy.methods, 'Methods')}>
          <Methods methods={copy.methods.items} note={copy.methods.note} />
        </Section>
      )}
      <Nosdcp content={content} />
      <CoastCoverage content={content} />
      <CallToAction block={copy.callToAction}>
        <CallButton label={frame.settings.buttons.call} phone={frame.settings.emergencyPhone} />
        <ButtonLink to="/fleet-retainer#quote">{frame.settings.buttons.quote}</ButtonLink>
      </CallToAction>
    </>
  )
}

/** Shows the first photograph of an asset, or else a drawing of a tug, in a chart's border. */
function HeroAsset({ assets }: { assets: readonly NamedAsset[] }) {
  const pictured = assets.find(({ image }) => image !== null)
  return (
    <figure className="hero-asset" aria-label={pictured?.name ?? 'Salvage tug'}>
      <ChartFrame>
        {pictured?.image ? (
          <LakeImage image={pictured.image} sizes="(min-width: 1000px) 400px, 100vw" isFirst />
        ) : (
          <Drawing svg={tug} className="tug" preserveAspectRatio="xMaxYMax" />
        )}
      </ChartFrame>
      <figcaption className="caption muted small">
        {pictured?.name ?? 'Salvage tug with her tow. Not to scale.'}
      </figcaption>
    </figure>
  )
}

function CasualtyContacts({ content: { frame } }: { content: SalvageResponseContent }) {
  const { emergencyPhone, whatsappNumber, supportEmail, buttons } = frame.settings
  return (
    <div className="casualty-contacts stack-8">
      <CallButton label={buttons.call} phone={emergencyPhone} />
      <div className="casualty-contacts__messages">
        <ButtonAnchor variant="quiet" icon="brand-whatsapp" href={whatsappHref(whatsappNumber)}>
          WhatsApp {whatsappNumber}
        </ButtonAnchor>
        <ButtonAnchor variant="quiet" icon="mail" href={mailHref(supportEmail)}>
          {supportEmail}
        </ButtonAnchor>
      </div>
    </div>
  )
}

function Nosdcp({ content }: { content: SalvageResponseContent }) {
  const { heading, body } = content.page.nosdcp
  if (body.length === 0) return null
  return (
    <Section heading={heading ?? 'NOSDCP framework'} tone="mist" split>
      <RichText value={body} />
    </Section>
  )
}

function CoastCoverage({ content }: { content: SalvageResponseContent }) {
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
      <CoastSeasons />
      <AllPortsLink portCount={frame.portCount} />
    </Section>
  )
}

/** Table of each port's typical arrival and its coast's committed arrival. Omits ports without a typical arrival. */
function PortTimes({ content }: { content: SalvageResponseContent }) {
  const { zones } = content
  const columns: Column<Port>[] = [
    { header: 'Port', cell: ({ name }) => name },
    { header: 'Typical arrival', cell: ({ responseTime }) => responseTime },
    {
      header: 'Committed arrival (retainer)',
      cell: ({ coast }) => coast && committedTime(zones, coast),
    },
  ]
  return (
    <DataTable
      caption="Arrival by port"
      isShort
      columns={columns}
      rows={timedPorts(content)}
      rowKey={({ slug }) => slug}
    />
  )
}

function TimeList({ content }: { content: SalvageResponseContent }) {
  const { slaTimes, zones, settings } = content
  const ports = timedPorts(content)
  // The table of ports already shows these committed times.
  const shown = new Set(ports.map(({ coast }) => coast && committedTime(zones, coast)))
  const rows = slaTimes.filter(({ responseTime }) => !shown.has(responseTime))
  const times = responseTimes(rows, zones).filter(isSalvageTime)
  return (
    <div className="time-list">
      {times.length > 0 && (
        <div>
          <h3 className="time-list__heading">{ports.length > 0 ? 'Other times' : 'Times'}</h3>
          <dl className="time-list__rows">
            {times.map(({ key, label, kind, time }) => (
              <div key={key} className="time-list__row">
                <dt>
                  {label}
                  {kind === 'typical' && <span> typical</span>}
                </dt>
                <dd className="time-list__time">{time}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <Footnote text={settings.mobilisationNote} />
    </div>
  )
}

function timedPorts({ westPorts, eastPorts }: SalvageResponseContent): Port[] {
  return [...westPorts, ...eastPorts].filter(({ responseTime }) => responseTime)
}
