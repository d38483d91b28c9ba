import type { Page } from '../page.ts'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { HeroEyebrow } from '../../sections/page-hero/hero-eyebrow.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import '../../sections/page-hero/hero-below.css'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { FlownFlag } from '../../ui/flown-flag.tsx'
import { Channels } from './channels.tsx'
import { FirstReport } from './first-report.tsx'
import './hoist.css'
import { Hotline } from './hotline.tsx'
import { type ContactContent, contactQuery } from './query.ts'

export const page: Page<ContactContent> = {
  query: contactQuery,
  head: ({ page: { seoTitle, seoDescription } }) => ({
    title: seoTitle,
    description: seoDescription,
  }),
  Component: ({ content }) => (
    <>
      <PageHero
        eyebrow={
          <HeroEyebrow
            flag={
              <span className="hoist">
                <FlownFlag name="contact" />
              </span>
            }
          >
            {'Flag K:\nI wish to communicate with you'}
          </HeroEyebrow>
        }
        heading={content.page.heading ?? 'Contact'}
        lead={content.page.lead}
        aside={<Hotline content={content} />}
        below={
          content.settings.distressNote && (
            <Notice tone="warning">{content.settings.distressNote}</Notice>
          )
        }
      />
      <Section heading={null} tone="white">
        <Channels content={content} />
      </Section>
      <FirstReport firstReport={content.page.firstReport} />
      <CallToAction block={content.home.callToAction}>
        <ButtonLink to="/port-call-compliance" icon="file-certificate">
          {content.frame.settings.buttons.letter}
        </ButtonLink>
        <ButtonLink to="/fleet-retainer#quote" variant="quiet">
          {content.frame.settings.buttons.quote}
        </ButtonLink>
      </CallToAction>
    </>
  ),
}
