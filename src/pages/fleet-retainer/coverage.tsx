import './coverage.css'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Section } from '../../ui/section.tsx'
import type { CoverageZone, FleetRetainerContent } from './query.ts'

const columns: Column<CoverageZone>[] = [
  { header: 'Zone', cell: ({ zone }) => zone },
  { header: 'Ports', cell: ({ ports }) => (ports.length > 0 ? ports.join(' · ') : null) },
  {
    header: 'Response',
    cell: ({ responseTime }) =>
      responseTime && <span className="coverage__time">{responseTime}</span>,
  },
  { header: 'What answers', cell: ({ assets }) => assets },
]

/** Which ports belong to which zone, and what answers there in which time. */
export function Coverage({
  content: { page, zones, mobilisationNote },
}: {
  content: FleetRetainerContent
}) {
  if (zones.length === 0) return null
  return (
    <Section
      heading={page.coverageZones.heading ?? 'Coverage zones'}
      intro={page.coverageZones.intro}
      tone="paper"
    >
      <DataTable
        caption="Coverage by zone"
        columns={columns}
        rows={zones}
        rowKey={({ _id: id }) => id}
        note={mobilisationNote}
      />
    </Section>
  )
}
