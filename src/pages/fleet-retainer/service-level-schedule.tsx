import { pdfLink } from '../../sections/download/pdf-link.ts'
import { SlaCommitmentTable } from '../../sections/sla-table/sla-commitment-table.tsx'
import { ValueCards } from '../../sections/value-cards/value-cards.tsx'
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import type { FleetRetainerContent } from './query.ts'

/** Four figures and the full schedule under them (specification section 9). */
export function ServiceLevelSchedule({
  content: { page, commitments, settings },
}: {
  content: FleetRetainerContent
}) {
  return (
    <Section id="sla" heading={page.sla.heading ?? 'Service levels'} intro={page.sla.intro}>
      <ValueCards cards={page.slaHighlights} />
      <SlaCommitmentTable rows={commitments} note={settings.mobilisationNote} />
      <ButtonRow>
        <ButtonAnchor {...pdfLink('slaSchedule')} icon="file-certificate">
          Full SLA schedule (PDF)
        </ButtonAnchor>
        <ButtonLink to="/docs/sla-schedule" variant="quiet">
          Read or print it here
        </ButtonLink>
      </ButtonRow>
    </Section>
  )
}
