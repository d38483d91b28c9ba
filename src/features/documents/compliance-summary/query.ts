import { block, blockFields, references } from '../../../content/blocks.ts'
import { at, date, record, text, textList } from '../../../content/field.ts'
import { type ContentOf, pageQuery } from '../../../content/page-query.ts'
import { singleton } from '../../../content/select.ts'
import { clausesOf } from '../../../sections/clause-table/clauses.ts'
import { checklistGroups, documentFields, publishedAt } from '../document-content.ts'

export const complianceSummaryQuery = pageQuery('compliance-summary', {
  publishedAt: publishedAt(
    ['complianceSummaryDocument', 'siteSettings'],
    '_type == "clause" && table == "complianceSummary"',
  ),
  clauses: clausesOf('complianceSummary'),
  settings: singleton('siteSettings', { lawChecked: at('regulation.lastChecked', date) }),
  document: singleton('complianceSummaryDocument', {
    ...documentFields,
    clauses: block,
    obligations: record({ ...blockFields, groups: checklistGroups }),
    implementation: record({ heading: text, items: textList }),
    references: record({ heading: text, items: references }),
  }),
})

export type ComplianceSummaryContent = ContentOf<typeof complianceSummaryQuery>
