import { pdfLink } from '../../sections/download/pdf-link.ts'
import { ResponseAxis } from '../../sections/response-axis/response-axis.tsx'
import { SlaCommitmentTable } from '../../sections/sla-table/sla-commitment-table.tsx'
import { ButtonAnchor, ButtonLink, ButtonRow } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { Footnote } from '../../ui/footnote.tsx'
import { Section } from '../../ui/section.tsx'
import type { FleetRetainerContent } from './query.ts'

/** All response times on one axis, the full schedule under it (specification section 9), and its PDFs. */
export function ServiceLevelSchedule({
  content: { page, slaRows, zones, commitments, settings, frame },
}: {
  content: FleetRetainerContent
}) {
  return (
    <Section id="sla" heading={page.sla.heading ?? 'Service levels'} intro={page.sla.intro}>
      <ResponseAxis rows={slaRows} zones={zones} />
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
