import { SlaCommitmentTable } from '../../../sections/sla-table/sla-commitment-table.tsx'
import type { SlaCommitment } from '../../../sections/sla-table/sla-commitments.ts'
import type { Column } from '../../../ui/data-table.tsx'
import { identityOf } from '../identity.ts'
import { FooterLines } from '../parts/footer-lines.tsx'
import { Issuer } from '../parts/issuer.tsx'
import { TitledLines } from '../parts/lines.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import { PromisedTime } from '../parts/promised-time.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { SideBySide } from '../parts/side-by-side.tsx'
import { Title } from '../parts/title.tsx'
import { Escalation } from './escalation.tsx'
import { scheduleParts } from './parts.ts'
import type { SlaScheduleContent } from './query.ts'
import { Signatures } from './signatures.tsx'

/** In words alone: a sheet has no room for the axis. */
const TIME: Column<SlaCommitment> = {
  header: 'Commitment',
  cell: ({ response }) => response && <PromisedTime response={response} />,
}

/** The schedule to a retainer contract on one sheet (specification section 2). */
export function SlaSchedule({ content }: { content: SlaScheduleContent }) {
  const { document, commitments, settings, frame } = content
  const { serviceLevels, reporting, exclusions, escalation, signatures } = document
  const parts = scheduleParts(content)
  return (
    <Sheet identity={identityOf(content)} dense>
      <Title title={document.title ?? 'SLA schedule'} lead={document.lead} />
      <DocumentPart heading={parts.serviceLevels} intro={serviceLevels.intro}>
        <SlaCommitmentTable rows={commitments} time={TIME} note={settings.mobilisationNote} />
      </DocumentPart>
      <SideBySide>
        <DocumentPart heading={parts.reporting}>
          <TitledLines items={reporting.items} />
        </DocumentPart>
        <DocumentPart heading={parts.exclusions}>
          <TitledLines items={exclusions.items} />
        </DocumentPart>
      </SideBySide>
      <DocumentPart heading={parts.escalation} intro={escalation.intro}>
        <Escalation steps={escalation.steps} />
      </DocumentPart>
      <DocumentPart heading={parts.signatures} intro={signatures.intro}>
        <Signatures block={signatures} />
      </DocumentPart>
      <Issuer settings={frame.settings} />
      <FooterLines lines={document.footerLines} />
    </Sheet>
  )
}
