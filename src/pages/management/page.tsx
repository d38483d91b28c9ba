import type { Page } from '../page.ts'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { type ManagementContent, managementQuery } from './query.ts'
import { WatchBill } from './watch-bill.tsx'
import { Roster } from './roster.tsx'

export const page: Page<ManagementContent> = {
  query: managementQuery,
  head: ({ page: { seoTitle, seoDescription } }) => ({
    title: seoTitle,
    description: seoDescription,
  }),
  Component: ({ content: { page: management, executives, advisers, watch, frame } }) => (
    <>
      <PageHero heading={management.heading ?? 'Leadership'} lead={management.lead}>
        <ButtonLink to="/contact">Contact the desk</ButtonLink>
        <ButtonLink to="/docs/sla-schedule" variant="quiet">
          Escalation in the SLA schedule
        </ButtonLink>
      </PageHero>
      <WatchBill steps={watch.steps} phone={frame.settings.emergencyPhone} />
      {executives.length > 0 && (
        <Section
          heading={management.executive.heading ?? 'Executive leadership'}
          intro={management.executive.intro}
        >
          <Roster members={executives} />
        </Section>
      )}
      {advisers.length > 0 && (
        <Section
          heading={management.advisory.heading ?? 'Advisory board'}
          intro={management.advisory.intro}
          tone="mist"
        >
          <Roster members={advisers} />
        </Section>
      )}
      <CallToAction block={{ heading: 'Agree who is called before you call', intro: null }}>
        <ButtonLink to="/fleet-retainer#quote">Request Fleet Quote</ButtonLink>
      </CallToAction>
    </>
  ),
}
