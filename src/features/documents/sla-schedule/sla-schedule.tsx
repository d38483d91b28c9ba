import { SlaCommitmentTable } from '../../../sections/sla-table/sla-commitment-table.tsx'
import type { SlaCommitment } from '../../../sections/sla-table/sla-commitments.ts'
import { identityOf, partHeading } from '../document-content.ts'
import { FooterLines, Issuer } from '../parts/document-foot.tsx'
import { TitledLines, PromisedTime } from '../parts/lines.tsx'
import { DocumentPart, SideBySide } from '../parts/document-part.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { Title } from '../parts/title.tsx'
import { type Column, DataTable } from '../../../ui/data-table.tsx'
import { PhoneLink } from '../../../ui/phone-link.tsx'
import './sla-schedule.css'
import type { SlaScheduleContent, EscalationStep } from './query.ts'
import { FillInLines, Signature } from '../parts/fill-in.tsx'

/** Shows the response time in words only, because the sheet has no room for bars. */
const TIME: Column<SlaCommitment> = {
  header: 'Commitment',
  cell: ({ response, ports }) => response && <PromisedTime response={response} ports={ports} />,
}

/** One sheet: the SLA schedule to a retainer contract (specification section 2). */
export function SlaSchedule({ content }: { content: SlaScheduleContent }) {
  const { document, commitments, settings, frame } = content
  const { serviceLevels, reporting, exclusions, escalation, signatures } = document
  return (
    <Sheet identity={identityOf(content)} dense>
      <Title title={document.title ?? 'SLA schedule'} lead={document.lead} />
      <DocumentPart
        heading={partHeading(serviceLevels, 'Service levels', commitments)}
        intro={serviceLevels.intro}
      >
        <SlaCommitmentTable rows={commitments} time={TIME} note={settings.mobilisationNote} />
      </DocumentPart>
      <SideBySide>
        <DocumentPart heading={partHeading(reporting, 'Validation and reporting', reporting.items)}>
          <TitledLines items={reporting.items} />
        </DocumentPart>
        <DocumentPart heading={partHeading(exclusions, 'Exclusions', exclusions.items)}>
          <TitledLines items={exclusions.items} />
        </DocumentPart>
      </SideBySide>
      <DocumentPart
        heading={partHeading(escalation, 'Escalation directory', escalation.steps)}
        intro={escalation.intro}
      >
        <Escalation steps={escalation.steps} />
      </DocumentPart>
      <DocumentPart heading={partHeading(signatures, 'Signatures')} intro={signatures.intro}>
        <Signatures block={signatures} />
      </DocumentPart>
      <Issuer settings={frame.settings} />
      <FooterLines lines={document.footerLines} />
    </Sheet>
  )
}

const columns: Column<EscalationStep>[] = [
  { header: 'Role', cell: ({ role }) => role },
  { header: 'Level', cell: ({ level }) => level },
  { header: 'Called for', cell: ({ when }) => when },
  {
    header: 'Phone',
    cell: ({ contact }) => <PhoneLink contact={contact} className="escalation__phone" />,
  },
]

function Escalation({ steps }: { steps: readonly EscalationStep[] }) {
  return (
    <div className="escalation">
      <DataTable
        caption="Escalation, first to last"
        columns={columns}
        rows={steps}
        rowKey={({ _key }) => _key}
      />
    </div>
  )
}

function Signatures({
  block: { contractFields, providerLabel, customerLabel, fields },
}: {
  block: SlaScheduleContent['document']['signatures']
}) {
  return (
    <>
      <FillInLines labels={contractFields} />
      <div className="signatures">
        <Signature party={providerLabel ?? 'Provider'} fields={fields} />
        <Signature party={customerLabel ?? 'Customer'} fields={fields} />
      </div>
    </>
  )
}
