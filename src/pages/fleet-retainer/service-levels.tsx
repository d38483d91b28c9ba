import { ValueCards } from '../../sections/value-cards/value-cards.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Section } from '../../ui/section.tsx'
import type { FleetRetainerContent, SlaCommitment } from './query.ts'

const columns: Column<SlaCommitment>[] = [
  { header: 'Service', cell: ({ service }) => service },
  { header: 'Commitment', cell: ({ response }) => response },
  { header: 'Measured', cell: ({ metric }) => metric },
  { header: 'Penalty', cell: ({ penalty }) => penalty },
  { header: 'Escalation', cell: ({ escalation }) => escalation },
]

/** Four figures and the full schedule under them (SPEC section 9). */
export function ServiceLevels({
  content: { page, commitments, mobilisationNote },
}: {
  content: FleetRetainerContent
}) {
  return (
    <Section id="sla" heading={page.sla.heading ?? 'Service levels'} intro={page.sla.intro}>
      <ValueCards cards={page.slaHighlights} />
      <DataTable
        caption="SLA schedule"
        columns={columns}
        rows={commitments}
        rowKey={({ _id: id }) => id}
        note={mobilisationNote}
      />
    </Section>
  )
}
