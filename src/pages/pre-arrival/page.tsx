import type { Page } from '../page.ts'
import { Download } from '../../sections/download/download.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { PortLinks } from '../../sections/port-links/port-links.tsx'
import { Section } from '../../ui/section.tsx'
import { DeskBar } from './desk-bar.tsx'
import { Faqs } from './faqs.tsx'
import { LeadTrack } from './lead-track.tsx'
import { type PreArrivalContent, preArrivalQuery } from './query.ts'
import { RequestSection } from './request-section.tsx'

export const page: Page<PreArrivalContent> = {
  query: preArrivalQuery,
  head: ({ page: { seoTitle, seoDescription } }) => ({
    title: seoTitle,
    description: seoDescription,
  }),
  Component: ({ content }) => {
    const { page: copy, faqs, ports, frame } = content
    return (
      <>
        <PageHero
          eyebrow="MSN 05/2025, vessels of 300 GT and above"
          heading={copy.heading ?? 'Pre-arrival letter'}
          lead={copy.lead}
        />
        <RequestSection content={content} />
        <Download
          block={copy.packDownload}
          document="compliancePack"
          label={copy.buttons.pack}
          readLabel={frame.settings.buttons.read}
          tone="paper"
        />
        <Faqs block={copy.faq} faqs={faqs} />
        {ports.length > 0 && (
          <Section heading={copy.ports.heading ?? 'Ports'} intro={copy.ports.intro}>
            <LeadTrack ports={ports} />
            <PortLinks
              ports={ports.map(({ name, slug, leadTime }) => ({
                name,
                slug,
                responseTime: leadTime,
              }))}
              portCount={frame.portCount}
            />
          </Section>
        )}
        <DeskBar settings={frame.settings} />
      </>
    )
  },
}
