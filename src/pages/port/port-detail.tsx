import { LetterOrContact } from '../../sections/call-to-action/letter-or-contact.tsx'
import { CallButton } from '../../sections/call-button/call-button.tsx'
import { Chartlet } from '../../sections/chartlet/chartlet.tsx'
import { HeroEyebrow } from '../../sections/page-hero/hero-eyebrow.tsx'
import { BleedHero } from '../../sections/page-hero/bleed-hero.tsx'
import { Footnote } from '../../ui/footnote.tsx'
import { OtherPorts } from './other-ports.tsx'
import { arrivalAt, PortPapers } from './port-actions.tsx'
import { PortBands } from './port-bands.tsx'
import { PortTimes, TimesMeaning } from './port-times.tsx'
import type { KnownPortContent } from './query.ts'

/** The page of one port (specification section 2). */
export function PortDetail({ content }: { content: KnownPortContent }) {
  const { port, ports, page, frame, settings } = content
  const place = eyebrow(content)
  const otherPorts = ports.filter(({ slug }) => slug !== port.slug)
  return (
    <>
      <BleedHero
        eyebrow={place && <HeroEyebrow>{place}</HeroEyebrow>}
        heading={port.fullName ?? port.name ?? 'Port'}
        lead={port.summary ?? page.lead}
        aside={
          port.coordinates && (
            <Chartlet
              name={port.name ?? 'the port'}
              position={port.coordinates}
              places={port.places}
              ports={otherPorts.map(({ name }) => name)}
            />
          )
        }
      >
        <PortTimes content={content} />
        {/* Before all else (specification section 2). */}
        <CallButton label={page.buttons.hotline} phone={frame.settings.emergencyPhone} />
        <Footnote text={settings.distressNote} />
        <PortPapers slug={port.slug} labels={page.buttons} buttons={frame.settings.buttons} />
        <TimesMeaning content={content} />
      </BleedHero>
      <PortBands content={content} />
      <OtherPorts block={page.otherPorts} ports={otherPorts} portCount={frame.portCount} />
      <LetterOrContact
        block={page.callToAction}
        labels={frame.settings.buttons}
        state={arrivalAt(port.slug)}
      />
    </>
  )
}

function eyebrow({ port: { coast, locode } }: KnownPortContent): string | null {
  const parts = [coast === null ? null : coastNames[coast], locode]
  return parts.filter((part) => part !== null).join(' · ') || null
}

const coastNames = { west: 'West coast', east: 'East coast' }
