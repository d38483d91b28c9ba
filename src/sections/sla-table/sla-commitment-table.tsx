import { type Column, DataTable } from '../../ui/data-table.tsx'
import { BarsKey, HoursBar } from '../response-axis/hours-bar.tsx'
import { HoursScale } from '../response-axis/hours-scale.tsx'
import { hoursIn } from '../response-axis/hours.ts'
import type { SlaCommitment } from './sla-commitments.ts'
import './sla-commitment-table.css'

const columns: Column<SlaCommitment>[] = [
  { header: 'Service', cell: ({ service }) => service },
  {
    header: 'Commitment',
    cell: ({ response }) => <Commitment response={response} />,
    scale: <HoursScale />,
  },
  { header: 'Measured', cell: ({ metric }) => metric },
  {
    header: 'Penalty',
    cell: ({ penalty, escalation }) => (
      <>
        {penalty}{' '}
        {escalation && (
          <span className="sla-commitments__escalation">Escalation: {escalation}</span>
        )}
      </>
    ),
  },
]

/** The full schedule: each time in words and as a bar, how it is measured, and what a late one costs. */
export function SlaCommitmentTable({
  rows,
  note = null,
}: {
  rows: readonly SlaCommitment[]
  /** What "to site" means, where nothing else on the page says so. */
  note?: string | null
}) {
  return (
    <div className="sla-commitments">
      <DataTable
        caption="SLA schedule"
        columns={columns}
        rows={rows}
        rowKey={({ _id: id }) => id}
        note={note}
      />
      <p className="sla-commitments__key">
        <BarsKey times={rows.map(({ response }) => ({ hours: hoursIn(response ?? '') }))} />
      </p>
    </div>
  )
}

function Commitment({ response }: { response: string | null }) {
  if (response === null) return null
  const hours = hoursIn(response)
  return (
    <>
      {response}
      {hours && (
        <span className="sla-commitments__drawing">
          <HoursBar hours={hours} />
          <HoursScale />
        </span>
      )}
    </>
  )
}
