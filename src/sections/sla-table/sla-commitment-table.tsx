import { type Column, DataTable } from '../../ui/data-table.tsx'
import { BarsKey, HoursBar, HoursScale } from '../response-axis/hours-bar.tsx'
import { hoursIn } from '../response-axis/hours.ts'
import { type SlaCommitment, withPorts } from './sla-commitments.ts'
import './sla-table.css'

const SERVICE: Column<SlaCommitment> = { header: 'Service', cell: ({ service }) => service }

const DRAWN_TIME: Column<SlaCommitment> = {
  header: 'Commitment',
  cell: (row) => <Commitment response={withPorts(row)} />,
  scale: <HoursScale />,
}

const TERMS: readonly Column<SlaCommitment>[] = [
  { header: 'Measured', cell: ({ metric }) => metric },
  { header: 'Penalty', cell: ({ penalty }) => penalty },
  { header: 'Escalation', cell: ({ escalation }) => escalation },
]

/**
 * The full schedule. Each row shows a response time, how it is measured, its penalty and its escalation.
 *
 * @param time column with the response times; by default, they are shown in words and as bars
 */
export function SlaCommitmentTable({
  rows,
  time = DRAWN_TIME,
  note = null,
}: {
  rows: readonly SlaCommitment[]
  time?: Column<SlaCommitment>
  /** Explains the times: what “6–8 hours to site” means, or where the times come from. */
  note?: string | null
}) {
  return (
    <div className={time.scale ? 'sla-commitments' : 'sla-commitments sla-commitments--words'}>
      <DataTable
        caption="SLA schedule"
        columns={[SERVICE, time, ...TERMS]}
        rows={rows}
        rowKey={({ _id: id }) => id}
        legend={
          time.scale && <BarsKey times={rows.map(({ response }) => hoursIn(response ?? ''))} />
        }
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
