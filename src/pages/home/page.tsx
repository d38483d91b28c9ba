import type { Page } from '../page.ts'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Cases } from './cases.tsx'
import { PortCoverage } from './port-coverage.tsx'
import { HomeHero } from './home-hero.tsx'
import { type HomeContent, homeQuery } from './query.ts'
import { ServiceLevels } from './service-levels.tsx'
import { Verification } from './verification.tsx'

export const page: Page<HomeContent> = {
  query: homeQuery,
  head: ({ page: { seoTitle, seoDescription } }) => ({
    title: seoTitle,
    description: seoDescription,
  }),
  Component: ({ content, content: { frame } }) => (
    <>
      <HomeHero content={content} />
      <Verification content={content} />
      <ServiceLevels content={content} />
      <Cases
        block={content.page.caseStudies}
        label={content.page.buttons.caseStudies}
        cases={content.cases}
      />
      <PortCoverage content={content} />
      <CallToAction block={content.page.callToAction}>
        <ButtonLink to="/port-call-compliance" icon="file-certificate">
          {frame.settings.buttons.letter}
        </ButtonLink>
        {frame.settings.emergencyPhone && (
          <p className="call-to-action__on-paper">
            {frame.settings.buttons.call} <strong>{frame.settings.emergencyPhone}</strong>{' '}
            {frame.settings.supportEmail}
          </p>
        )}
      </CallToAction>
    </>
  ),
}
