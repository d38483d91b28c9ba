import { partHeading } from '../parts/part-heading.ts'
import type { ComplianceSummaryContent } from './query.ts'

/** Headings of the parts, in their order; null for those that are left out. */
export function summaryParts({ document, clauses }: ComplianceSummaryContent) {
  const { obligations, implementation, references } = document
  return {
    clauses: partHeading(document.clauses, 'Clauses', clauses),
    obligations: partHeading(obligations, 'Stakeholder obligations', obligations.groups),
    implementation: partHeading(implementation, 'Implementation notes', implementation.items),
    references: partHeading(references, 'References', references.items),
  }
}
