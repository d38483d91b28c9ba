import { partHeading } from '../parts/part-heading.ts'
import type { FinancialSecurityEvidenceContent } from './query.ts'

/** Headings of the parts, in their order; null for those that are left out. */
export function evidenceParts({ document }: FinancialSecurityEvidenceContent) {
  const { checklist, auditNotes, links } = document
  return {
    checklist: partHeading(checklist, 'Document checklist', checklist.groups),
    auditNotes: partHeading(auditNotes, 'Audit notes', auditNotes.items),
    links: partHeading(links, 'External links', links.items),
  }
}
