import type { Page } from '../page.ts'
import { ComplianceSummary } from '../../features/documents/compliance-summary/compliance-summary.tsx'
import {
  type ComplianceSummaryContent,
  complianceSummaryQuery,
} from '../../features/documents/compliance-summary/query.ts'
import { documentHead } from '../../features/documents/identity.ts'
import { Printable } from '../../features/documents/parts/printable.tsx'

export const page: Page<ComplianceSummaryContent> = {
  query: complianceSummaryQuery,
  head: documentHead,
  Component: ({ content }) => (
    <Printable
      document="complianceSummary"
      labels={content.frame.settings.buttons}
      next="letter"
      parts={partsOf(content.document)}
    >
      <ComplianceSummary content={content} />
    </Printable>
  ),
}

function partsOf(document: ComplianceSummaryContent['document']) {
  const { clauses, obligations, implementation, references } = document
  return [clauses, obligations, implementation, references]
}
