import {
  block,
  blockFields,
  callToAction,
  cards,
  pageFields,
  proseBlock,
  references,
} from '../../content/blocks.ts'
import { labels, record, text, textList } from '../../content/field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { singleton } from '../../content/select.ts'
import {
  financialSecurityCallToAction,
  financialSecurityLabels,
} from '../../text/labels/pages/financial-security.ts'
import { clausesOf } from '../../sections/clause-table/clauses.ts'
import { regulationField } from '../../sections/regulation/regulation.ts'

/** A part of the pack, of which its heading is shown. */
const part = record({ heading: text })

export const financialSecurityQuery = pageQuery('financial-security', {
  settings: singleton('siteSettings', { regulation: regulationField, badgesNote: text }),
  clauses: clausesOf('financialSecurity'),
  pack: singleton('compliancePackDocument', {
    title: text,
    documentId: text,
    version: text,
    verificationTitle: text,
    callFields: textList,
    insurance: part,
    attachments: part,
    representations: part,
    signatory: part,
    harbourMaster: part,
    agentChecklist: part,
    portEssentials: part,
    coastGuard: part,
  }),
  page: singleton('financialSecurityPage', {
    ...pageFields,
    issued: record({ ...blockFields, items: cards }),
    limits: proseBlock,
    clauseMapping: block,
    evidencePack: block,
    links: record({ ...blockFields, items: references }),
    callToAction: callToAction(financialSecurityCallToAction),
    buttons: labels(financialSecurityLabels),
  }),
})

export type FinancialSecurityContent = ContentOf<typeof financialSecurityQuery>
