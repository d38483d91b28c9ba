import './coverage-table.css'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import type { CoverageZone } from './coverage-zones.ts'

const columns: Column<CoverageZone>[] = [
  { header: 'Zone', cell: ({ zone }) => zone },
  // The no-break space keeps a line from starting with the dot.
  { header: 'Ports', cell: ({ ports }) => ports.join('\u00a0· ') },
  {
    header: 'Response',
    cell: ({ responseTime, kind }) =>
      responseTime && (
        <>
          <span className="coverage-table__time strong">{responseTime}</span>
          {/* The kind “surge” is not shown: the time of the zone already says “to mobilise”. */}
          {(kind === 'typical' || kind === 'committed') && (
            <span className="coverage-table__kind"> {kind}</span>
          )}
        </>
      ),
  },
  { header: 'Who responds', cell: ({ assets }) => assets },
]

export function CoverageTable({
  zones,
  note = null,
}: {
  zones: readonly CoverageZone[]
  /** Explains “hours to site”, if nothing else on the page does. */
  note?: string | null
}) {
  return (
    <DataTable
      caption="Coverage by zone"
      columns={columns}
      rows={zones}
      rowKey={({ _id: id }) => id}
      note={note}
    />
  )
}
