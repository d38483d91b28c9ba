import { pdfLink } from '../../sections/download/pdf-link.ts'
import { TimeList } from '../../sections/response-axis/time-list.tsx'
import { SlaCommitmentTable } from '../../sections/sla-table/sla-commitment-table.tsx'
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Footnote } from '../../ui/footnote.tsx'
import { Section } from '../../ui/section.tsx'
import { CreditSteps } from './credit-steps.tsx'
import type { FleetRetainerContent } from './query.ts'

/** What a late pack costs, the full schedule (specification section 9), which a phone folds, and its PDFs. */
export function ServiceLevelSchedule({
  content: { page, slaRows, zones, commitments, settings, frame },
}: {
  content: FleetRetainerContent
}) {
  return (
    <Section id="sla" heading={page.sla.heading ?? 'Service levels'} intro={page.sla.intro}>
      <CreditSteps commitments={commitments} />
      <TimeList rows={slaRows} zones={zones} />
      <Fold summary={page.buttons.commitments}>
        <SlaCommitmentTable rows={commitments} />
      </Fold>
      <Footnote text={settings.mobilisationNote} />
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
    </Section>
  )
}
