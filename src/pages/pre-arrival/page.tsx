import type { Page } from '../../app/page.ts'
import { ContactActions } from '../../sections/contact-actions/contact-actions.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { PortLinks } from '../../sections/port-links/port-links.tsx'
import { Section } from '../../ui/section.tsx'
import { DeskBar } from './desk-bar.tsx'
import { Faqs } from './faqs.tsx'
import { Progress } from './progress.tsx'
import { type PreArrivalContent, preArrivalQuery } from './query.ts'

export const page: Page<PreArrivalContent> = {
  query: preArrivalQuery,
  head: ({ page: { seoTitle, seoDescription } }) => ({
    title: seoTitle,
    description: seoDescription,
  }),
  Component: ({ content: { page: copy, faqs, ports, typicalTimesNote, frame } }) => (
    <>
      <PageHero heading={copy.heading ?? 'Pre-arrival letter'} lead={copy.lead} />
      <Section heading={copy.request.heading ?? 'Request the letter'} intro={copy.request.intro}>
        <Progress steps={copy.steps} current={1} />
        <ContactActions settings={frame.settings} />
      </Section>
      <Faqs block={copy.faq} faqs={faqs} />
      {ports.length > 0 && (
        <Section heading={copy.ports.heading ?? 'Ports'} intro={copy.ports.intro}>
          <PortLinks ports={ports} note={typicalTimesNote} />
        </Section>
      )}
      <DeskBar settings={frame.settings} />
    </>
  ),
}
