import { FillIn } from '../parts/fill-in.tsx'
import { FooterLines } from '../parts/footer-lines.tsx'
import { TitledLines } from '../parts/lines.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import { ReferenceList } from '../parts/reference-list.tsx'
import { TickBoxes } from '../parts/tick-boxes.tsx'
import { AuditLog } from './audit-log.tsx'
import { LOOK_UP_NAMES, nameLines } from './line-names.ts'
import { PortEssentials } from './port-essentials.tsx'
import { packParts } from './parts.ts'
import type { CompliancePackContent } from './query.ts'

/** Page 2: what the harbour master, the agent and each port need, and the log. */
export function VerificationSheet({ content }: { content: CompliancePackContent }) {
  const { document, ports } = content
  const { harbourMaster, agentChecklist, portEssentials, coastGuard, references, auditLog } =
    document
  const parts = packParts(content)
  return (
    <>
      <h2 className="title__text">
        {document.verificationTitle ?? 'Verification and port checklist'}
      </h2>
      <DocumentPart heading={parts.harbourMaster} intro={harbourMaster.intro} level={3}>
        <TitledLines items={harbourMaster.steps} numbered />
        <FillIn
          labels={[...harbourMaster.lookUpFields, ...harbourMaster.recordFields]}
          names={nameLines(harbourMaster.lookUpFields, 'lookUp', LOOK_UP_NAMES)}
        />
      </DocumentPart>
      <DocumentPart heading={parts.agentChecklist} intro={agentChecklist.intro} level={3}>
        <TickBoxes items={agentChecklist.items} columns={2} />
      </DocumentPart>
      <DocumentPart heading={parts.portEssentials} intro={portEssentials.intro} level={3}>
        <PortEssentials ports={ports} />
      </DocumentPart>
      <DocumentPart heading={parts.coastGuard} intro={coastGuard.intro} level={3}>
        <TitledLines items={coastGuard.centres} columns={2} />
      </DocumentPart>
      <DocumentPart heading={parts.references} level={3}>
        <ReferenceList references={references.items} withNotes={false} />
      </DocumentPart>
      <DocumentPart heading={parts.auditLog} level={3}>
        <AuditLog name={parts.auditLog} columns={auditLog.columns} />
      </DocumentPart>
      <FooterLines lines={document.footerLines} />
    </>
  )
}
