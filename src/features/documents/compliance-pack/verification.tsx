import { FillIn } from '../parts/fill-in.tsx'
import { FooterLines } from '../parts/footer-lines.tsx'
import { TitledLines } from '../parts/lines.tsx'
import { Part } from '../parts/part.tsx'
import { ReferenceList } from '../parts/reference-list.tsx'
import { TickBoxes } from '../parts/tick-boxes.tsx'
import { AuditLog } from './audit-log.tsx'
import { PortEssentials } from './port-essentials.tsx'
import type { CompliancePackContent } from './query.ts'

/** Page 2: what the harbour master, the agent and each port need, and the log. */
export function Verification({ content: { document, ports } }: { content: CompliancePackContent }) {
  const { harbourMaster, agentChecklist, portEssentials, coastGuard, references, auditLog } =
    document
  return (
    <>
      <h2 className="title__text">
        {document.verificationTitle ?? 'Verification and port checklist'}
      </h2>
      {harbourMaster.steps.length > 0 && (
        <Part
          heading={harbourMaster.heading ?? 'A. Harbour master instructions'}
          intro={harbourMaster.intro}
          level={3}
        >
          <TitledLines items={harbourMaster.steps} numbered />
          <FillIn labels={harbourMaster.recordFields} />
        </Part>
      )}
      {agentChecklist.items.length > 0 && (
        <Part
          heading={agentChecklist.heading ?? 'B. Vessel and agent checklist'}
          intro={agentChecklist.intro}
          level={3}
        >
          <TickBoxes items={agentChecklist.items} columns={2} />
        </Part>
      )}
      <PortEssentials block={portEssentials} ports={ports} />
      {coastGuard.centres.length > 0 && (
        <Part
          heading={coastGuard.heading ?? 'D. Coast Guard / NOSDCP coordination'}
          intro={coastGuard.intro}
          level={3}
        >
          <TitledLines items={coastGuard.centres} columns={2} />
        </Part>
      )}
      {references.items.length > 0 && (
        <Part heading={references.heading ?? 'References'} level={3}>
          <ReferenceList references={references.items} withNotes={false} />
        </Part>
      )}
      <AuditLog log={auditLog} />
      <FooterLines lines={document.footerLines} />
    </>
  )
}
