import type { Page } from '../page.ts'
import { FinancialSecurityEvidence } from '../../features/documents/financial-security-evidence/financial-security-evidence.tsx'
import {
  type FinancialSecurityEvidenceContent,
  financialSecurityEvidenceQuery,
  evidenceParts,
} from '../../features/documents/financial-security-evidence/query.ts'
import { documentHead } from '../../features/documents/identity.ts'
import { Printable } from '../../features/documents/parts/printable.tsx'

export const page: Page<FinancialSecurityEvidenceContent> = {
  query: financialSecurityEvidenceQuery,
  head: documentHead,
  Component: ({ content }) => (
    <Printable
      document="financialSecurityEvidence"
      labels={content.frame.settings.buttons}
      next="letter"
      parts={evidenceParts(content)}
    >
      <FinancialSecurityEvidence content={content} />
    </Printable>
  ),
}
