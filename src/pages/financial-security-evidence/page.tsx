import { FinancialSecurityEvidence } from '../../features/documents/financial-security-evidence/financial-security-evidence.tsx'
import {
  financialSecurityEvidenceQuery,
  evidenceParts,
} from '../../features/documents/financial-security-evidence/query.ts'
import { printablePage } from '../../features/documents/parts/printable.tsx'

export const page = printablePage({
  query: financialSecurityEvidenceQuery,
  document: 'financialSecurityEvidence',
  next: 'letter',
  parts: evidenceParts,
  Sheets: FinancialSecurityEvidence,
})
