import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { PortLinks } from '../../sections/port-links/port-links.tsx'
import { Section } from '../../ui/section.tsx'
import { TickList } from '../../ui/tick-list.tsx'
import { EmergencyContacts } from './emergency-contacts.tsx'
import { Particulars } from './particulars.tsx'
import { PortActions } from './port-actions.tsx'
import type { KnownPortContent } from './query.ts'
import { Resources } from './resources.tsx'

/** The page of one port (specification section 2). */
export function PortDetail({ content }: { content: KnownPortContent }) {
  const { port, ports, page, frame, settings } = content
  const otherPorts = ports.filter(({ slug }) => slug !== port.slug)
  const actions = <PortActions slug={port.slug} phone={frame.settings.emergencyPhone} />
  return (
    <>
      <PageHero
        eyebrow={eyebrow(content)}
        heading={port.fullName ?? port.name ?? 'Port'}
        lead={port.summary ?? page.lead}
      >
        {actions}
      </PageHero>
      <Particulars content={content} />
      {port.localNuances.length > 0 && (
        <Section
          heading={page.requirements.heading ?? 'Port-specific requirements'}
          intro={page.requirements.intro}
          tone="paper"
          split
        >
          <TickList items={port.localNuances} />
        </Section>
      )}
      <Resources port={port} page={page} />
      <EmergencyContacts
        block={page.emergencyContacts}
        contacts={port.emergencyContacts}
        distressNote={settings.distressNote}
      />
      {otherPorts.length > 0 && (
        <Section heading={page.otherPorts.heading ?? 'Other ports'} intro={page.otherPorts.intro}>
          <PortLinks ports={otherPorts} portCount={frame.portCount} />
        </Section>
      )}
      <CallToAction block={page.callToAction}>{actions}</CallToAction>
    </>
  )
}

function eyebrow({ port: { coast, locode } }: KnownPortContent): string | null {
  const parts = [coast === null ? null : coastNames[coast], locode]
  return parts.filter((part) => part !== null).join(' · ') || null
}

const coastNames = { west: 'West coast', east: 'East coast' }
