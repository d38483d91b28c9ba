import { SlaCommitmentTable } from '../../../sections/sla-table/sla-commitment-table.tsx'
import { identityOf } from '../identity.ts'
import { FooterLines } from '../parts/footer-lines.tsx'
import { Issuer } from '../parts/issuer.tsx'
import { TitledLines } from '../parts/lines.tsx'
import { DocumentHead } from '../parts/document-head.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { SideBySide } from '../parts/side-by-side.tsx'
import { Title } from '../parts/title.tsx'
import { Clocks } from './clocks.tsx'
import { Escalation } from './escalation.tsx'
import type { SlaScheduleContent } from './query.ts'
import { Signatures } from './signatures.tsx'
import './sla-schedule.css'

/** The schedule to a retainer contract on one sheet (specification section 2). */
export function SlaSchedule({ content }: { content: SlaScheduleContent }) {
  const { document, commitments, settings, frame } = content
  const { serviceLevels, reporting, exclusions } = document
  return (
    <Sheet identity={identityOf(content)} dense>
      <DocumentHead drawing={<Clocks commitments={commitments} />}>
        <Title title={document.title ?? 'SLA schedule'} lead={document.lead} />
      </DocumentHead>
      {commitments.length > 0 && (
        <DocumentPart
          heading={serviceLevels.heading ?? 'Service levels'}
          intro={serviceLevels.intro}
        >
          <SlaCommitmentTable rows={commitments} note={settings.mobilisationNote} />
        </DocumentPart>
      )}
      <SideBySide>
        {reporting.items.length > 0 && (
          <DocumentPart heading={reporting.heading ?? 'Validation and reporting'} folded>
            <TitledLines items={reporting.items} />
          </DocumentPart>
        )}
        {exclusions.items.length > 0 && (
          <DocumentPart heading={exclusions.heading ?? 'Exclusions'} folded>
            <TitledLines items={exclusions.items} />
          </DocumentPart>
        )}
      </SideBySide>
      <Escalation block={document.escalation} />
      <Signatures block={document.signatures} />
      <Issuer settings={frame.settings} />
      <FooterLines lines={document.footerLines} />
    </Sheet>
  )
}
