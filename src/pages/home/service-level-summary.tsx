import { SlaTable } from '../../sections/sla-table/sla-table.tsx'
import { ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import type { HomeContent } from './query.ts'

/** The short table of service levels with the ways to the full one. */
export function ServiceLevelSummary({
  content: { page, slaRows, settings },
}: {
  content: HomeContent
}) {
  if (slaRows.length === 0) return null
  return (
    <Section heading={page.sla.heading ?? 'Service levels'} intro={page.sla.intro} tone="paper">
      <SlaTable rows={slaRows} note={settings.mobilisationNote} />
      <ButtonRow>
        <ButtonLink to="/fleet-retainer#quote">Request Fleet Quote</ButtonLink>
        <ButtonLink to="/fleet-retainer#sla" variant="quiet">
          Full service levels
        </ButtonLink>
      </ButtonRow>
    </Section>
  )
}
