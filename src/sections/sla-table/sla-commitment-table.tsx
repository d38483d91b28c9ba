import { type Column, DataTable } from '../../ui/data-table.tsx'
import type { SlaCommitment } from './sla-commitments.ts'

const columns: Column<SlaCommitment>[] = [
  { header: 'Service', cell: ({ service }) => service },
  { header: 'Commitment', cell: ({ response }) => response },
  { header: 'Measured', cell: ({ metric }) => metric },
  { header: 'Penalty', cell: ({ penalty }) => penalty },
  { header: 'Escalation', cell: ({ escalation }) => escalation },
]

/** The full schedule: also how each time is measured. */
export function SlaCommitmentTable({
  rows,
  note = null,
}: {
  rows: readonly SlaCommitment[]
  /** What "to site" means, where nothing else on the page says so. */
  note?: string | null
}) {
  return (
    <DataTable
      caption="SLA schedule"
      columns={columns}
      rows={rows}
      rowKey={({ _id: id }) => id}
      note={note}
    />
  )
}
