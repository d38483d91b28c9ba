import { type Column, DataTable } from '../../ui/data-table.tsx'
import './sla-table.css'
import type { SlaRow } from './sla-rows.ts'

const columns: Column<SlaRow>[] = [
  { header: 'Service', cell: ({ service }) => service },
  { header: 'Response time', cell: ({ responseTime }) => responseTime },
  { header: 'Penalty', cell: ({ penalty }) => penalty },
  { header: 'Escalation', cell: ({ escalation }) => escalation },
]

/** The short table of service levels. If the SLA schedule contradicts it, the schedule prevails (docs/readings.md). */
export function SlaTable({ rows }: { rows: readonly SlaRow[] }) {
  return (
    <div className="sla-table">
      <DataTable
        caption="Service levels, short form"
        columns={columns}
        rows={rows}
        rowKey={({ _id: id }) => id}
      />
    </div>
  )
}
