import { Link } from 'react-router-dom'
import { type Page, seoHead } from '../page.ts'
import { LetterOrContact } from '../../sections/call-to-action/letter-or-contact.tsx'
import { FirstSheet } from '../../sections/download/download.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { ClauseTable } from '../../sections/clause-table/clause-table.tsx'
import { RegulationParticulars } from '../../sections/regulation/regulation-particulars.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { Evidence } from './evidence.tsx'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { Footnote } from '../../ui/text.tsx'
import { PaperTrail } from './paper-trail.tsx'
import { type FinancialSecurityContent, financialSecurityQuery } from './query.ts'
import './financial-security.css'

export const page: Page<FinancialSecurityContent> = {
  query: financialSecurityQuery,
  head: seoHead,
  Component: ({ content }) => {
    const { page: copy, frame } = content
    return (
      <>
        <PageHero
          heading={copy.heading ?? 'Financial security'}
          lead={copy.lead}
          aside={
            <Link to="/docs/compliance-pack" className="pack-picture stack-12">
              <FirstSheet document="compliancePack" />
              {copy.buttons.pack}
            </Link>
          }
          below={copy.issued.items.length > 0 && <Issued content={content} />}
        >
          <Asked content={content} />
          <ButtonLink to="/port-call-compliance" icon="file-certificate">
            {frame.settings.buttons.letter}
          </ButtonLink>
        </PageHero>
        <Limits content={content} />
        <Clauses content={content} />
        <Evidence content={content} />
        <LetterOrContact block={copy.callToAction} labels={frame.settings.buttons} />
      </>
    )
  },
}

function Issued({ content }: { content: FinancialSecurityContent }) {
  const { heading, intro, items } = content.page.issued
  return (
    <section className="issued">
      <SectionHead heading={heading ?? 'What is issued'} intro={intro} />
      <ol className="issued__papers stack-16 plain-list">
        {items.map(({ _key, title, body }, index) => (
          <li key={_key} className="issued__paper">
            <span className="issued__number" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            {body && <p className="issued__body">{body}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Asked({ content }: { content: FinancialSecurityContent }) {
  const items = content.page.asked
  if (items.length === 0) return null
  return (
    <div className="asked">
      <DefinitionList entries={Object.fromEntries(items.map(({ title, body }) => [title, body]))} />
    </div>
  )
}

/** What the desk does not issue, under the way of the papers. */
function Limits({ content: { page: copy, settings } }: { content: FinancialSecurityContent }) {
  const { heading, body } = copy.limits
  if (body.length === 0) return null
  return (
    <Section heading={heading ?? 'What is not issued'}>
      <PaperTrail />
      <div className="limits stack-16">
        <RichText value={body} />
        <Footnote text={settings.badgesNote} />
      </div>
    </Section>
  )
}

function Clauses({
  content: { page: copy, clauses, settings },
}: {
  content: FinancialSecurityContent
}) {
  if (clauses.length === 0) return null
  return (
    <Section
      heading={copy.clauseMapping.heading ?? 'Clause mapping'}
      intro={copy.clauseMapping.intro}
      tone="mist"
    >
      <ClauseTable caption="Clauses of the notice" clauses={clauses} />
      <div className="clauses__notice">
        <RegulationParticulars regulation={settings.regulation} />
      </div>
    </Section>
  )
}
