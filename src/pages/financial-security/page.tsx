import type { Page } from '../page.ts'
import { LetterOrContact } from '../../sections/call-to-action/letter-or-contact.tsx'
import { ClauseTable } from '../../sections/clause-table/clause-table.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Section } from '../../ui/section.tsx'
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
  Component: ({ content: { page: copy, clauses, settings, pack, evidence, frame } }) => (
    <>
      <PageHero
        heading={copy.heading ?? 'Financial security'}
        lead={copy.lead}
        aside={<PackMiniature pack={pack} ports={frame.ports} label={copy.buttons.pack} />}
      >
        <ButtonLink to="/port-call-compliance" icon="file-certificate">
          {frame.settings.buttons.letter}
        </ButtonLink>
      </PageHero>
      <Issued block={copy.issued} />
      <Limits block={copy.limits} regulation={settings.regulation} note={settings.badgesNote} />
      {clauses.length > 0 && (
        <Section
          heading={copy.clauseMapping.heading ?? 'Clause mapping'}
          intro={copy.clauseMapping.intro}
          tone="mist"
        >
          <Fold summary={copy.buttons.clauses}>
            <ClauseTable caption="Clauses of the notice" clauses={clauses} />
          </Fold>
        </Section>
      )}
      <Evidence copy={copy} groups={evidence.groups} readLabel={frame.settings.buttons.read} />
      <LetterOrContact block={copy.callToAction} labels={frame.settings.buttons} />
    </>
  ),
}
