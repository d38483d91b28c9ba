import { block, blockFields, cards, references } from '../../../content/blocks.ts'
import { at, key, nonEmpty, record, requiredText, text, textList } from '../../../content/field.ts'
import { LISTED_PORTS } from '../../../content/listed-ports.ts'
import { type ContentOf, pageQuery } from '../../../content/page-query.ts'
import { every, singleton } from '../../../content/select.ts'
import { documentFields, publishedAt } from '../document-content.ts'

const lines = record({ heading: text, items: textList })

export const compliancePackQuery = pageQuery('compliance-pack', {
  publishedAt: publishedAt(['compliancePackDocument', 'siteSettings', 'port']),
  ports: every('port', LISTED_PORTS, {
    _id: key,
    name: requiredText,
    leadTime: text,
    nuances: at('localNuances[0...3]', nonEmpty(textList)),
  }),
  document: singleton('compliancePackDocument', {
    ...documentFields,
    watermark: text,
    /** Lines to fill in about the port call. */
    callFields: textList,
    insurance: record({ heading: text, fields: textList, validityNote: text }),
    attachments: record({ heading: text, items: cards }),
    representations: lines,
    signatory: record({ heading: text, role: text, fields: textList }),
    operationsCentre: block,
    verificationTitle: text,
    harbourMaster: record({
      ...blockFields,
      steps: cards,
      /** Lines that our desk fills in. The harbour master fills in `recordFields`, printed below them. */
      lookUpFields: textList,
      recordFields: textList,
    }),
    agentChecklist: record({ ...blockFields, items: textList }),
    portEssentials: block,
    coastGuard: record({ ...blockFields, centres: cards }),
    references: record({ heading: text, items: references }),
    auditLog: record({ heading: text, columns: textList }),
  }),
})

export type CompliancePackContent = ContentOf<typeof compliancePackQuery>
