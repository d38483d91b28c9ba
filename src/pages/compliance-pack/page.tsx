import type { Page } from '../page.ts'
import { CompliancePack } from '../../features/documents/compliance-pack/compliance-pack.tsx'
import {
  type CompliancePackContent,
  compliancePackQuery,
} from '../../features/documents/compliance-pack/query.ts'
import { documentHead } from '../../features/documents/identity.ts'
import { Printable } from '../../features/documents/parts/printable.tsx'

export const page: Page<CompliancePackContent> = {
  query: compliancePackQuery,
  head: documentHead,
  Component: ({ content }) => (
    <Printable
      document="compliancePack"
      labels={content.frame.settings.buttons}
      next="letter"
      parts={partsOf(content.document)}
    >
      <CompliancePack content={content} />
    </Printable>
  ),
}

function partsOf(document: CompliancePackContent['document']) {
  const { insurance, attachments, representations, operationsCentre } = document
  const { harbourMaster, agentChecklist, portEssentials, coastGuard, references, auditLog } =
    document
  return [
    insurance,
    attachments,
    representations,
    operationsCentre,
    harbourMaster,
    agentChecklist,
    portEssentials,
    coastGuard,
    references,
    auditLog,
  ]
}
