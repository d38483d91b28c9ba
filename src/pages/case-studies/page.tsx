import { type Page, seoHead } from '../page.ts'
import { CallToAction } from '../../sections/call-to-action/call-to-action.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Section } from '../../ui/section.tsx'
import { telHref } from '../../text/contact-links.ts'
import { CaseEntry } from './case-entry.tsx'
import { CaseIndex } from './case-index.tsx'
import { type CaseStudiesContent, caseStudiesPageQuery } from './query.ts'
import './case-studies.css'

export const page: Page<CaseStudiesContent> = {
  query: caseStudiesPageQuery,
  head: seoHead,
  Component: CaseStudiesPage,
}

export function CaseStudiesPage({ content }: { content: CaseStudiesContent }) {
  const { page: copy, studies, frame } = content
  const { buttons, emergencyPhone } = frame.settings
  return (
    <>
      <PageHero
        heading={copy.heading ?? 'Case studies'}
        lead={copy.lead}
        aside={studies.length > 1 && <CaseIndex studies={studies} />}
      >
        {copy.illustrativeNote && studies.some(({ isIllustrative }) => isIllustrative) && (
          <Notice>{copy.illustrativeNote}</Notice>
        )}
        <ButtonAnchor variant="emergency" icon="phone-call" href={telHref(emergencyPhone)}>
          {`${buttons.call} ${emergencyPhone}`}
        </ButtonAnchor>
      </PageHero>
      {studies.length > 0 && (
        <Section heading={null}>
          <ul className="plain-list">
            {studies.map((study) => (
              <li key={study._id} id={study._id} className="case-studies__case">
                <CaseEntry study={study} settings={frame.settings} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <CallToAction block={copy.callToAction}>
        <ButtonLink to="/fleet-retainer#quote">{buttons.quote}</ButtonLink>
        <ButtonLink to="/contact" variant="quiet">
          {buttons.contact}
        </ButtonLink>
      </CallToAction>
    </>
  )
}
