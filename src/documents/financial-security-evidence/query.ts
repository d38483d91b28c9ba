import { defineQuery } from 'groq'
import { blockFields, references } from '../../content/blocks.ts'
import type { ContentOf } from '../../content/content-of.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { record, text, textList } from '../../content/parse.ts'
import type { FinancialSecurityEvidenceGroqResult } from '../../content/sanity.generated.ts'
import { checklistGroups, documentFields, publishedAt } from '../identity.ts'

const financialSecurityEvidenceGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "publishedAt": *[_type in ["financialSecurityEvidenceDocument", "siteSettings"]]
    | order(_updatedAt desc)[0]._updatedAt,
  "document": *[_type == "financialSecurityEvidenceDocument"][0]{
    title, documentId, version, lead, footerLines, seoTitle, seoDescription,
    issuedTo, checklist, auditNotes, links
  }
}`)

export const financialSecurityEvidenceQuery = pageQuery(
  'financial-security-evidence',
  financialSecurityEvidenceGroq,
  {
    publishedAt,
    document: record({
      ...documentFields,
      issuedTo: text,
      checklist: record({ ...blockFields, groups: checklistGroups }),
      auditNotes: record({ heading: text, items: textList }),
      links: record({ ...blockFields, items: references }),
    }),
  },
)

export type FinancialSecurityEvidenceContent = ContentOf<
  typeof financialSecurityEvidenceQuery,
  FinancialSecurityEvidenceGroqResult
>
