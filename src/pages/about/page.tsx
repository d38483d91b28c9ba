import type { Page } from '../page.ts'
import { LetterOrContact } from '../../sections/call-to-action/letter-or-contact.tsx'
import { HeroEyebrow } from '../../sections/page-hero/hero-eyebrow.tsx'
import { BleedHero } from '../../sections/page-hero/bleed-hero.tsx'
import { RuledCards } from '../../sections/ruled-cards/ruled-cards.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import { Purpose } from './purpose.tsx'
import { type AboutContent, aboutQuery } from './query.ts'
import { Timeline, timelineIntro } from './timeline.tsx'
import './values.css'
import { YearsChart } from './years-chart.tsx'

export const page: Page<AboutContent> = {
  query: aboutQuery,
  head: ({ page: { seoTitle, seoDescription } }) => ({
    title: seoTitle,
    description: seoDescription,
  }),
  Component: ({ content: { page: about, years, frame } }) => (
    <>
      <BleedHero
        eyebrow={
          frame.settings.officeLocation && (
            <HeroEyebrow>{frame.settings.officeLocation}</HeroEyebrow>
          )
        }
        heading={about.heading ?? 'About us'}
        lead={about.lead}
        aside={<YearsChart entries={years} />}
      >
        <ButtonLink to="/contact">{frame.settings.buttons.contact}</ButtonLink>
        <ButtonLink to="/management" variant="quiet">
          {frame.settings.navigation.management}
        </ButtonLink>
      </BleedHero>
      {years.length > 0 && (
        <Section
          heading={about.timeline.heading ?? 'Timeline'}
          intro={timelineIntro(about.timeline.intro, years)}
          tone="mist"
        >
          <Timeline entries={years} />
        </Section>
      )}
      <Purpose mission={about.mission} vision={about.vision} />
      {about.values.items.length > 0 && (
        <Section heading={about.values.heading ?? 'Values'} intro={about.values.intro} tone="paper">
          <div className="values">
            <RuledCards cards={about.values.items} />
          </div>
        </Section>
      )}
      <LetterOrContact block={about.callToAction} labels={frame.settings.buttons} />
    </>
  ),
}
