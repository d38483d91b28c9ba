import { defineQuery } from 'groq'
import * as v from 'valibot'
import { block, blockFields, cards, references } from '../../content/blocks.ts'
import type { ContentOf } from '../../content/content-of.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { list, record, requiredText, text, textList } from '../../content/parse.ts'
import type { CompliancePackGroqResult } from '../../content/sanity.generated.ts'
import { documentFields, publishedAt } from '../identity.ts'

/** Of each port the pack has the first three lines (SPEC section 2, page 2, C). */
const compliancePackGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "publishedAt": *[_type in ["compliancePackDocument", "siteSettings", "port"]]
    | order(_updatedAt desc)[0]._updatedAt,
  "ports": *[_type == "port" && defined(slug.current)] | order(orderRank asc, name asc){
    _id, name, "nuances": localNuances[0...3]
  },
  "document": *[_type == "compliancePackDocument"][0]{
    title, documentId, version, lead, footerLines, seoTitle, seoDescription, watermark,
    callFields, insurance, attachments, representations, signatory, operationsCentre,
    verificationTitle, harbourMaster, agentChecklist, portEssentials, coastGuard, references,
    auditLog
  }
}`)

const lines = record({ heading: text, items: textList })

export const compliancePackQuery = pageQuery('compliance-pack', compliancePackGroq, {
  publishedAt,
  ports: list(
    v.object({ _id: v.string(), name: requiredText, nuances: v.pipe(textList, v.minLength(1)) }),
  ),
  document: record({
    ...documentFields,
    watermark: text,
    callFields: textList,
    insurance: record({ heading: text, fields: textList, validityNote: text }),
    attachments: record({ heading: text, items: cards }),
    representations: lines,
    signatory: record({ heading: text, role: text, fields: textList }),
    operationsCentre: block,
    verificationTitle: text,
    harbourMaster: record({ ...blockFields, steps: cards, recordFields: textList }),
    agentChecklist: record({ ...blockFields, items: textList }),
    portEssentials: block,
    coastGuard: record({ ...blockFields, centres: cards }),
    references: record({ heading: text, items: references }),
    auditLog: record({ heading: text, columns: textList }),
  }),
})

export type CompliancePackContent = ContentOf<typeof compliancePackQuery, CompliancePackGroqResult>
