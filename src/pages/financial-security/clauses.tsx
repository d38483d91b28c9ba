import { ClauseTable } from '../../sections/clause-table/clause-table.tsx'
import { RegulationParticulars } from '../../sections/regulation/regulation-particulars.tsx'
import { Section } from '../../ui/section.tsx'
import './clauses.css'
import type { FinancialSecurityContent } from './query.ts'

/** The clauses of the notice, and the particulars of the notice. */
export function Clauses({
  content: { page, clauses, settings },
}: {
  content: FinancialSecurityContent
}) {
  if (clauses.length === 0) return null
  return (
    <Section
      heading={page.clauseMapping.heading ?? 'Clause mapping'}
      intro={page.clauseMapping.intro}
      tone="mist"
    >
      <ClauseTable caption="Clauses of the notice" clauses={clauses} />
      <div className="clauses__notice">
        <RegulationParticulars regulation={settings.regulation} />
      </div>
    </Section>
  )
}
