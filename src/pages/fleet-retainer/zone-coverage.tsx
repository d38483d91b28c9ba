import { CoverageTable } from '../../sections/coverage-table/coverage-table.tsx'
import { Section } from '../../ui/section.tsx'
import type { FleetRetainerContent } from './query.ts'
import { ZoneChart } from './zone-chart.tsx'

/** The table of coverage zones with their response times, and those of the coasts on a chart. */
export function ZoneCoverage({ content }: { content: FleetRetainerContent }) {
  const { page, zones } = content
  if (zones.length === 0) return null
  return (
    <Section
      heading={page.coverageZones.heading ?? 'Coverage zones'}
      intro={page.coverageZones.intro}
      tone="paper"
    >
      <div>
        <ZoneChart content={content} />
        <CoverageTable zones={zones} />
      </div>
    </Section>
  )
}
