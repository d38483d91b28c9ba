import { type Column, DataTable } from '../../ui/data-table.tsx'
import { BarsKey, HoursBar } from '../response-axis/hours-bar.tsx'
import { HoursScale } from '../response-axis/hours-scale.tsx'
import { hoursIn } from '../response-axis/hours.ts'
import type { SlaCommitment } from './sla-commitments.ts'
import './sla-commitment-table.css'

const SERVICE: Column<SlaCommitment> = { header: 'Service', cell: ({ service }) => service }

const TIME: Column<SlaCommitment> = { header: 'Commitment', cell: ({ response }) => response }

const DRAWN_TIME: Column<SlaCommitment> = {
  ...TIME,
  cell: ({ response }) => <Commitment response={response} />,
  scale: <HoursScale />,
}

const TERMS: readonly Column<SlaCommitment>[] = [
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

/** The full schedule: each time in words and, `drawn`, as a bar, how it is measured, and what a late one costs. */
export function SlaCommitmentTable({
  rows,
  drawn = true,
  note = null,
}: {
  rows: readonly SlaCommitment[]
  drawn?: boolean
  /** What "to site" means, or whose times these are. */
  note?: string | null
}) {
  return (
    <div className="sla-commitments">
      <DataTable
        caption="SLA schedule"
        columns={[SERVICE, drawn ? DRAWN_TIME : TIME, ...TERMS]}
        rows={rows}
        rowKey={({ _id: id }) => id}
        legend={drawn && <BarsKey times={rows.map(({ response }) => hoursIn(response ?? ''))} />}
        note={note}
      />
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
