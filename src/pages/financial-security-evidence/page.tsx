import { FinancialSecurityEvidence } from '../../features/documents/financial-security-evidence/financial-security-evidence.tsx'
import { financialSecurityEvidenceQuery } from '../../features/documents/financial-security-evidence/query.ts'
import { printablePage } from '../../features/documents/parts/printable.tsx'

export const page = printablePage({
  query: financialSecurityEvidenceQuery,
  document: 'financialSecurityEvidence',
  nextStep: 'letter',
  Sheets: FinancialSecurityEvidence,
})
