import { CompliancePack } from '../../features/documents/compliance-pack/compliance-pack.tsx'
import { compliancePackQuery } from '../../features/documents/compliance-pack/query.ts'
import { printablePage } from '../../features/documents/parts/printable.tsx'

export const page = printablePage({
  query: compliancePackQuery,
  document: 'compliancePack',
  nextStep: 'letter',
  Sheets: CompliancePack,
})
