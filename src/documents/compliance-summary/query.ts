import { defineQuery } from 'groq'
import { block, blockFields, references } from '../../content/blocks.ts'
import type { ContentOf } from '../../content/content-of.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { record, text, textList } from '../../content/parse.ts'
import type { ComplianceSummaryGroqResult } from '../../content/sanity.generated.ts'
import { clauseGroq, clausesSchema } from '../../sections/clause-table/clauses.ts'
import { checklistGroups, documentFields, publishedAt } from '../identity.ts'

const complianceSummaryGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "publishedAt": *[
    _type in ["complianceSummaryDocument", "siteSettings"]
      || _type == "clause" && table == "complianceSummary"
  ] | order(_updatedAt desc)[0]._updatedAt,
  "clauses": *[_type == "clause" && table == "complianceSummary"] | order(orderRank asc)${clauseGroq},
  "document": *[_type == "complianceSummaryDocument"][0]{
    title, documentId, version, lead, footerLines, seoTitle, seoDescription,
    clauses, obligations, implementation, references
  }
}`)

export const complianceSummaryQuery = pageQuery('compliance-summary', complianceSummaryGroq, {
  publishedAt,
  clauses: clausesSchema,
  document: record({
    ...documentFields,
    clauses: block,
    obligations: record({ ...blockFields, groups: checklistGroups }),
    implementation: record({ heading: text, items: textList }),
    references: record({ heading: text, items: references }),
  }),
})

export type ComplianceSummaryContent = ContentOf<
  typeof complianceSummaryQuery,
  ComplianceSummaryGroqResult
>
