import { pdfLink } from '../../sections/download/pdf-link.ts'
import { ResponseAxis } from '../../sections/response-axis/response-axis.tsx'
import { SlaCommitmentTable } from '../../sections/sla-table/sla-commitment-table.tsx'
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Section } from '../../ui/section.tsx'
import { CreditSteps } from './credit-steps.tsx'
import './service-level-schedule.css'
import type { FleetRetainerContent } from './query.ts'

/**
 * The full schedule (specification section 9), of which a phone shows the times and folds the rest, what a late pack
 * costs, and the PDFs.
 */
export function ServiceLevelSchedule({
  content: { page, slaRows, commitments, contract, settings, frame },
}: {
  content: FleetRetainerContent
}) {
  return (
    <Section id="sla" heading={page.sla.heading ?? 'Service levels'} intro={page.sla.intro}>
      <div className="service-level-schedule__axis">
        <ResponseAxis rows={slaRows} />
      </div>
      <Fold summary={page.buttons.commitments}>
        <SlaCommitmentTable
          rows={commitments}
          note={[settings.mobilisationNote, contract.note].filter(Boolean).join(' ')}
        />
      </Fold>
      <div className="service-level-schedule__foot">
        <ButtonRow>
          <ButtonAnchor {...pdfLink('slaSchedule')} icon="file-certificate">
            {page.buttons.schedule}
          </ButtonAnchor>
          <ButtonLink to="/docs/sla-schedule" variant="quiet">
            {frame.settings.buttons.read}
          </ButtonLink>
        </ButtonRow>
        <p>
          {page.buttons.tender} <a {...pdfLink('fleetDatasheet')}>{page.buttons.datasheet}</a>
        </p>
      </div>
      <CreditSteps commitments={commitments} />
    </Section>
  )
}
