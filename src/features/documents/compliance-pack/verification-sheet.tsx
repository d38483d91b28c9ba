import { FillIn } from '../parts/fill-in.tsx'
import { FooterLines } from '../parts/footer-lines.tsx'
import { TitledLines } from '../parts/lines.tsx'
import { DocumentPart } from '../parts/document-part.tsx'
import { ReferenceList } from '../parts/reference-list.tsx'
import { TickBoxes } from '../parts/tick-boxes.tsx'
import { AuditLog } from './audit-log.tsx'
import { PortEssentials } from './port-essentials.tsx'
import type { CompliancePackContent } from './query.ts'

/** Page 2: what the harbour master, the agent and each port need, and the log. */
export function VerificationSheet({
  content: { document, ports },
}: {
  content: CompliancePackContent
}) {
  const { harbourMaster, agentChecklist, portEssentials, coastGuard, references, auditLog } =
    document
  return (
    <>
      <h2 className="title__text">
        {document.verificationTitle ?? 'Verification and port checklist'}
      </h2>
      {harbourMaster.steps.length > 0 && (
        <DocumentPart
          heading={harbourMaster.heading ?? 'A. Harbour master instructions'}
          intro={harbourMaster.intro}
          level={3}
        >
          <TitledLines items={harbourMaster.steps} numbered />
          <FillIn labels={harbourMaster.recordFields} />
        </DocumentPart>
      )}
      {agentChecklist.items.length > 0 && (
        <DocumentPart
          heading={agentChecklist.heading ?? 'B. Vessel and agent checklist'}
          intro={agentChecklist.intro}
          level={3}
          folded
        >
          <TickBoxes items={agentChecklist.items} columns={2} />
        </DocumentPart>
      )}
      <PortEssentials block={portEssentials} ports={ports} />
      {coastGuard.centres.length > 0 && (
        <DocumentPart
          heading={coastGuard.heading ?? 'D. Coast Guard / NOSDCP coordination'}
          intro={coastGuard.intro}
          level={3}
          folded
        >
          <TitledLines items={coastGuard.centres} columns={2} />
        </DocumentPart>
      )}
      {references.items.length > 0 && (
        <DocumentPart heading={references.heading ?? 'References'} level={3} folded>
          <ReferenceList references={references.items} withNotes={false} />
        </DocumentPart>
      )}
      <AuditLog log={auditLog} />
      <FooterLines lines={document.footerLines} />
    </>
  )
}
