import { Link } from 'react-router-dom'
import type { Page } from '../page.ts'
import { LetterOrContact } from '../../sections/call-to-action/letter-or-contact.tsx'
import { FirstSheet } from '../../sections/download/first-sheet.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Asked } from './asked.tsx'
import { Clauses } from './clauses.tsx'
import { Evidence } from './evidence.tsx'
import { Issued } from './issued.tsx'
import { Limits } from './limits.tsx'
import './pack-picture.css'
import { type FinancialSecurityContent, financialSecurityQuery } from './query.ts'

export const page: Page<FinancialSecurityContent> = {
  query: financialSecurityQuery,
  head: ({ page: { seoTitle, seoDescription } }) => ({
    title: seoTitle,
    description: seoDescription,
  }),
  Component: ({ content }) => {
    const { page: copy, settings, evidence, frame } = content
    return (
      <>
        <PageHero
          heading={copy.heading ?? 'Financial security'}
          lead={copy.lead}
          aside={
            <Link to="/docs/compliance-pack" className="pack-picture">
              <FirstSheet document="compliancePack" />
              {copy.buttons.pack}
            </Link>
          }
          below={copy.issued.items.length > 0 && <Issued block={copy.issued} />}
        >
          <Asked items={copy.asked} />
          <ButtonLink to="/port-call-compliance" icon="file-certificate">
            {frame.settings.buttons.letter}
          </ButtonLink>
        </PageHero>
        <Limits block={copy.limits} note={settings.badgesNote} />
        <Clauses content={content} />
        <Evidence copy={copy} groups={evidence.groups} readLabel={frame.settings.buttons.read} />
        <LetterOrContact block={copy.callToAction} labels={frame.settings.buttons} />
      </>
    )
  },
}
