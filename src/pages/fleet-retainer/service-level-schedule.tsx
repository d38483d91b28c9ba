import { pdfLink } from '../../sections/download/pdf-link.ts'
import { SlaCommitmentTable } from '../../sections/sla-table/sla-commitment-table.tsx'
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Section } from '../../ui/section.tsx'
import type { FleetRetainerContent } from './query.ts'

/** The full schedule (specification section 9) and its PDFs. */
export function ServiceLevelSchedule({
  content: { page, commitments, contract, settings, frame },
}: {
  content: FleetRetainerContent
}) {
  return (
    <Section id="sla" heading={page.sla.heading ?? 'Service levels'} intro={page.sla.intro}>
      <SlaCommitmentTable
        rows={commitments}
        note={[settings.mobilisationNote, contract.note].filter(Boolean).join(' ')}
      />
      <div className="service-level-schedule__foot">
        <ButtonRow>
          <ButtonAnchor {...pdfLink('slaSchedule')} icon="file-certificate">
            {page.buttons.schedule}
          </ButtonAnchor>
          <ButtonLink to="/docs/sla-schedule" variant="quiet">
            {frame.settings.buttons.read}
          </ButtonLink>
        </ButtonRow>
        <div className="service-level-schedule__tender">
          {page.buttons.tender}
          <ButtonAnchor {...pdfLink('fleetDatasheet')} variant="quiet">
            {page.buttons.datasheet}
          </ButtonAnchor>
        </div>
      </div>
    </Section>
  )
}
