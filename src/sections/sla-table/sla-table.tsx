import { type Column, DataTable } from '../../ui/data-table.tsx'
import type { SlaRow } from './sla-rows.ts'

const columns: Column<SlaRow>[] = [
  { header: 'Service', cell: ({ service }) => service },
  { header: 'Commitment', cell: ({ responseTime }) => responseTime },
  { header: 'Penalty', cell: ({ penalty }) => penalty },
  { header: 'Escalation', cell: ({ escalation }) => escalation },
]

/** The short table of service levels. */
export function SlaTable({
  rows,
  note = null,
}: {
  rows: readonly SlaRow[]
  /** What "to site" means, where nothing else on the page says so. */
  note?: string | null
}) {
  return (
    <DataTable
      caption="Service levels"
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
      note={note}
    />
  )
}
