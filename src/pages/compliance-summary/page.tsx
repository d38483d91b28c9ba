import type { Page } from '../page.ts'
import { ComplianceSummary } from '../../features/documents/compliance-summary/compliance-summary.tsx'
import {
  type ComplianceSummaryContent,
  complianceSummaryQuery,
  summaryParts,
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
      parts={summaryParts(content)}
    >
      <ComplianceSummary content={content} />
    </Printable>
  ),
}
