import type { Page } from '../../app/page.ts'
import { FinancialSecurityEvidence } from '../../documents/financial-security-evidence/financial-security-evidence.tsx'
import {
  type FinancialSecurityEvidenceContent,
  financialSecurityEvidenceQuery,
} from '../../documents/financial-security-evidence/query.ts'
import { documentHead } from '../../documents/identity.ts'
import { Printable } from '../../documents/parts/printable.tsx'

export const page: Page<FinancialSecurityEvidenceContent> = {
  query: financialSecurityEvidenceQuery,
  head: documentHead,
  Component: ({ content }) => (
    <Printable document="financialSecurityEvidence">
      <FinancialSecurityEvidence content={content} />
    </Printable>
  ),
}
