import { Link } from 'react-router-dom'
import { type Page, seoHead } from '../page.ts'
import { LetterOrContact } from '../../sections/call-to-action/call-to-action.tsx'
import { DownloadActions, FirstSheet } from '../../sections/download/download.tsx'
import { PageHero } from '../../sections/page-hero/page-hero.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { DefinitionList } from '../../ui/definition-list.tsx'
import { ClauseTable } from '../../sections/clause-table/clause-table.tsx'
import { RegulationParticulars } from '../../sections/regulation/regulation-particulars.tsx'
import { Section, SectionHead } from '../../ui/section.tsx'
import { RichText } from '../../sections/rich-text/rich-text.tsx'
import { BulletList, Footnote } from '../../ui/text.tsx'
import { SectionColumns } from '../../ui/section-columns.tsx'
import { sectionHeading, type Reference } from '../../content/blocks.ts'
import { UrlText } from '../../ui/url-text.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Drawing } from '../../ui/drawing.tsx'
import paperTrail from './paper-trail.svg?raw'
import { type FinancialSecurityContent, financialSecurityQuery } from './query.ts'
import './financial-security.css'

export const page: Page<FinancialSecurityContent> = {
  query: financialSecurityQuery,
  head: seoHead,
  Component: FinancialSecurityPage,
}

export function FinancialSecurityPage({ content }: { content: FinancialSecurityContent }) {
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
        <RequirementsSummary content={content} />
        <ButtonLink to="/port-call-compliance" icon="file-certificate">
          {frame.settings.buttons.letter}
        </ButtonLink>
      </PageHero>
      <NotIssued content={content} />
      <Clauses content={content} />
      <Evidence content={content} />
      <LetterOrContact block={copy.callToAction} labels={frame.settings.buttons} />
    </>
  )
}

function Issued({ content }: { content: FinancialSecurityContent }) {
  const { heading, intro, items } = content.page.issued
  return (
    <section className="issued">
      <SectionHead heading={heading ?? 'What is issued'} intro={intro} />
      <ol className="issued__documents stack-16 plain-list">
        {items.map(({ _key, title, body }, index) => (
          <li key={_key} className="issued__document">
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

function RequirementsSummary({ content }: { content: FinancialSecurityContent }) {
  const items = content.page.requirements
  if (items.length === 0) return null
  return (
    <div className="requirements-summary">
      <DefinitionList entries={Object.fromEntries(items.map(({ title, body }) => [title, body]))} />
    </div>
  )
}

function NotIssued({ content: { page: copy, settings } }: { content: FinancialSecurityContent }) {
  const { heading, body } = copy.notIssued
  if (body.length === 0) return null
  return (
    <Section heading={heading ?? 'What is not issued'}>
      <PaperTrail />
      <div className="not-issued stack-16">
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
    <Section {...sectionHeading(copy.clauseMapping, 'Clause mapping')} tone="mist">
      <ClauseTable caption="Clauses of the notice" clauses={clauses} />
      <div className="clauses__notice">
        <RegulationParticulars regulation={settings.regulation} />
      </div>
    </Section>
  )
}

function Evidence({ content }: { content: FinancialSecurityContent }) {
  const { evidencePack, links, buttons } = content.page
  const { groups } = content.evidence
  const pack = {
    name: 'pack',
    ...sectionHeading(evidencePack, 'The evidence pack'),
    content: (
      <>
        <BulletList items={groups.flatMap(({ title }) => title ?? [])} />
        <DownloadActions
          document="financialSecurityEvidence"
          label={buttons.evidence}
          readLabel={content.frame.settings.buttons.read}
        />
      </>
    ),
  }
  const registers = {
    name: 'registers',
    ...sectionHeading(links, 'Where to verify'),
    content: <References items={links.items} />,
  }
  return (
    <SectionColumns tone="paper" columns={links.items.length > 0 ? [pack, registers] : [pack]} />
  )
}

function References({ items }: { items: readonly Reference[] }) {
  return (
    <ul className="references plain-list">
      {items.map(({ _key, label, href, note }) => (
        <li key={_key} className="references__item stack-4">
          {href === null ? (
            <p className="references__label">{label}</p>
          ) : (
            <a className="references__label" href={href}>
              {label} <Icon name="external-link" />
            </a>
          )}
          {href && (
            <p className="references__host muted small">
              <UrlText href={href} />
            </p>
          )}
          {note && <p>{note}</p>}
        </li>
      ))}
    </ul>
  )
}

/** `DOCUMENTS[i]` is handed from `HOLDERS[i]` to `HOLDERS[i + 1]`. */
const HOLDERS = ['Insurer', 'Flag State', 'Ship', 'Port']
const DOCUMENTS = ['Blue Card', 'State certificate', 'Our pack']

/**
 * Draws how each document passes from one holder to the next. The Certificate of Entry goes directly from insurer to
 * ship. Decoration.
 */
function PaperTrail() {
  return (
    <div className="paper-trail" aria-hidden="true">
      <Drawing svg={paperTrail} />
      <Names names={HOLDERS} />
      <Names names={DOCUMENTS} isBetween />
      <p className="paper-trail__direct">Certificate of Entry</p>
    </div>
  )
}

function Names({ names, isBetween = false }: { names: readonly string[]; isBetween?: boolean }) {
  return (
    <div className={`paper-trail__names${isBetween ? ' paper-trail__names--between' : ''}`}>
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  )
}
