import type { Page } from '../page.ts'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { type ManagementContent, managementQuery } from './query.ts'
import { WatchBill } from './watch-bill.tsx'
import { Roster } from './roster.tsx'
import { WatchClock } from './watch-clock.tsx'

export const page: Page<ManagementContent> = {
  query: managementQuery,
  head: ({ page: { seoTitle, seoDescription } }) => ({
    title: seoTitle,
    description: seoDescription,
  }),
  Component: ({ content: { page: management, executives, advisers, watch, frame } }) => (
    <>
      <PageHero
        heading={management.heading ?? 'Leadership'}
        lead={management.lead}
        aside={
          <div className="watch-bill__aside">
            <WatchClock steps={watch.steps} />
            <ButtonLink to="/contact">{frame.settings.buttons.contact}</ButtonLink>
            <ButtonLink to="/docs/sla-schedule" variant="quiet">
              {management.buttons.escalation}
            </ButtonLink>
          </div>
        }
      >
        {watch.steps.length > 0 && (
          <WatchBill
            block={management.watchBill}
            steps={watch.steps}
            phone={frame.settings.emergencyPhone}
          />
        )}
      </PageHero>
      {executives.length > 0 && (
        <Section
          heading={management.executive.heading ?? 'Executive leadership'}
          intro={management.executive.intro}
        >
          <Roster members={executives} steps={watch.steps} />
        </Section>
      )}
      {advisers.length > 0 && (
        <Section
          heading={management.advisory.heading ?? 'Advisory board'}
          intro={management.advisory.intro}
          tone="mist"
        >
          <Roster members={advisers} steps={watch.steps} />
        </Section>
      )}
      <CallToAction block={management.callToAction}>
        <ButtonLink to="/fleet-retainer#quote">{frame.settings.buttons.quote}</ButtonLink>
      </CallToAction>
    </>
  ),
}
