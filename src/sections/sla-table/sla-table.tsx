import { withoutInvisible } from '../../text/invisible.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import type { SignedTerm } from './sla-commitments.ts'
import type { SlaRow } from './sla-rows.ts'
import './sla-table.css'

type Row = SlaRow & { signed: SignedTerm | undefined }

const columns: Column<Row>[] = [
  { header: 'Service', cell: ({ service }) => service },
  { header: 'Commitment', cell: ({ responseTime }) => responseTime },
  {
    header: 'Penalty',
    cell: ({ penalty, signed }) => <BothWords short={penalty} signed={signed?.penalty} />,
  },
  {
    header: 'Escalation',
    cell: ({ escalation, signed }) => <BothWords short={escalation} signed={signed?.escalation} />,
  },
]

/**
 * The short table of service levels. Where the schedule that customers sign has other words for the same service, these
 * are the cell, and the short ones the small print, in brackets (docs/readings.md).
 */
export function SlaTable({
  rows,
  terms,
}: {
  rows: readonly SlaRow[]
  terms: readonly SignedTerm[]
}) {
  const signedRows = rows.map((row) => ({ ...row, signed: termOf(row, terms) }))
  const hasBothWords = signedRows.some(
    ({ penalty, escalation, signed }) =>
      differ(penalty, signed?.penalty) || differ(escalation, signed?.escalation),
  )
  return (
    <DataTable
      caption="Service levels, short form"
      columns={columns}
      rows={signedRows}
      rowKey={({ _id: id }) => id}
      note={hasBothWords && 'In brackets: the short form.'}
    />
  )
}

function termOf({ service }: SlaRow, terms: readonly SignedTerm[]): SignedTerm | undefined {
  return terms.find((term) => isSame(term.service, service ?? ''))
}

function BothWords({ short, signed }: { short: string | null; signed: string | null | undefined }) {
  if (!differ(short, signed)) return short || signed
  return (
    <>
      {signed} <span className="sla-table__short">({short})</span>
    </>
  )
}

/** Whether a cell has words of both. */
function differ(short: string | null, signed: string | null | undefined): boolean {
  return Boolean(short && signed && !isSame(signed, short))
}

/** Whether two texts read the same, in the preview too, which marks them with invisible characters. */
function isSame(one: string, other: string): boolean {
  return withoutInvisible(one).toLowerCase() === withoutInvisible(other).toLowerCase()
}
