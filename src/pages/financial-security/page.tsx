import type { Page } from '../page.ts'
import { LetterOrContact } from '../../sections/call-to-action/letter-or-contact.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Asked } from './asked.tsx'
import { Clauses } from './clauses.tsx'
import { Evidence } from './evidence.tsx'
import { Issued } from './issued.tsx'
import { Limits } from './limits.tsx'
import { PackMiniature } from './pack-miniature.tsx'
import { type FinancialSecurityContent, financialSecurityQuery } from './query.ts'

export const page: Page<FinancialSecurityContent> = {
  query: financialSecurityQuery,
  head: ({ page: { seoTitle, seoDescription } }) => ({
    title: seoTitle,
    description: seoDescription,
  }),
  Component: ({ content }) => {
    const { page: copy, settings, pack, evidence, frame } = content
    return (
      <>
        <PageHero
          heading={copy.heading ?? 'Financial security'}
          lead={copy.lead}
          aside={<PackMiniature pack={pack} ports={frame.ports} label={copy.buttons.pack} />}
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
