import { partHeading } from '../parts/part-heading.ts'
import type { CompliancePackContent } from './query.ts'

/** Headings of the parts, in the order of the sheets; null for those that are left out. */
export function packParts({ document, ports }: CompliancePackContent) {
  const { attachments, representations, harbourMaster, agentChecklist } = document
  const { coastGuard, references, auditLog } = document
  return {
    insurance: partHeading(document.insurance, 'Insurance'),
    attachments: partHeading(attachments, 'Attachments', attachments.items),
    representations: partHeading(representations, 'Representations', representations.items),
    operationsCentre: partHeading(document.operationsCentre, 'Operations centre'),
    harbourMaster: partHeading(
      harbourMaster,
      'A. Harbour master instructions',
      harbourMaster.steps,
    ),
    agentChecklist: partHeading(
      agentChecklist,
      'B. Vessel and agent checklist',
      agentChecklist.items,
    ),
    portEssentials: partHeading(document.portEssentials, 'C. Port-specific essentials', ports),
    coastGuard: partHeading(coastGuard, 'D. Coast Guard / NOSDCP coordination', coastGuard.centres),
    references: partHeading(references, 'References', references.items),
    auditLog: partHeading(auditLog, 'Audit log', auditLog.columns),
  }
}
