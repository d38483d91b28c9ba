import type { Page } from '../../app/page.ts'
import { ComplianceSummary } from '../../documents/compliance-summary/compliance-summary.tsx'
import {
  type ComplianceSummaryContent,
  complianceSummaryQuery,
} from '../../documents/compliance-summary/query.ts'
import { documentHead } from '../../documents/identity.ts'
import { Printable } from '../../documents/parts/printable.tsx'

export const page: Page<ComplianceSummaryContent> = {
  query: complianceSummaryQuery,
  head: documentHead,
  Component: ({ content }) => (
    <Printable document="complianceSummary">
      <ComplianceSummary content={content} />
    </Printable>
  ),
}
