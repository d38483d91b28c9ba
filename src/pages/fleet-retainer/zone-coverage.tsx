import { CoverageTable } from '../../sections/coverage-table/coverage-table.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Section } from '../../ui/section.tsx'
import type { FleetRetainerContent } from './query.ts'

/** The table of coverage zones with their response times. */
export function ZoneCoverage({ content: { page, zones } }: { content: FleetRetainerContent }) {
  if (zones.length === 0) return null
  return (
    <Section
      heading={page.coverageZones.heading ?? 'Coverage zones'}
      intro={page.coverageZones.intro}
      tone="paper"
    >
      <Fold summary={page.buttons.zones}>
        <CoverageTable zones={zones} />
      </Fold>
    </Section>
  )
}
