import { ComplianceSummary } from '../../features/documents/compliance-summary/compliance-summary.tsx'
import { complianceSummaryQuery } from '../../features/documents/compliance-summary/query.ts'
import { printablePage } from '../../features/documents/parts/printable.tsx'

export const page = printablePage({
  query: complianceSummaryQuery,
  document: 'complianceSummary',
  nextStep: 'letter',
  Sheets: ComplianceSummary,
})
