import { blockFields, references } from '../../../content/blocks.ts'
import { record, text, textList } from '../../../content/field.ts'
import { type ContentOf, pageQuery } from '../../../content/page-query.ts'
import { singleton } from '../../../content/select.ts'
import { checklistGroups, documentFields, publishedAt } from '../document-content.ts'

export const financialSecurityEvidenceQuery = pageQuery('financial-security-evidence', {
  publishedAt: publishedAt(['financialSecurityEvidenceDocument', 'siteSettings']),
  document: singleton('financialSecurityEvidenceDocument', {
    ...documentFields,
    issuedTo: text,
    checklist: record({ ...blockFields, groups: checklistGroups }),
    auditNotes: record({ heading: text, items: textList }),
    links: record({ ...blockFields, items: references }),
  }),
})

export type FinancialSecurityEvidenceContent = ContentOf<typeof financialSecurityEvidenceQuery>
