import {
  block,
  blockFields,
  callToAction,
  cards,
  pageFields,
  proseBlock,
  references,
} from '../../content/blocks.ts'
import { at, labels, record, text, textList } from '../../content/field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { singleton } from '../../content/select.ts'
import { checklistGroups } from '../../features/documents/identity.ts'
import {
  financialSecurityCallToAction,
  financialSecurityLabels,
} from '../../text/labels/pages/financial-security.ts'
import { clausesOf } from '../../sections/clause-table/clauses.ts'
import { regulationField } from '../../sections/regulation/regulation.ts'

export const financialSecurityQuery = pageQuery('financial-security', {
  settings: singleton('siteSettings', { regulation: regulationField, badgesNote: text }),
  clauses: clausesOf('financialSecurity'),
  pack: singleton('compliancePackDocument', {
    title: text,
    documentId: text,
    version: text,
    verificationTitle: text,
    watermark: text,
    callFields: textList,
    insurance: record({ heading: text, fields: textList }),
    attachments: record({ heading: text, items: cards }),
    representations: record({ heading: text, items: textList }),
    signatory: record({ heading: text, fields: textList }),
    harbourMaster: record({ heading: text, steps: cards }),
    agentChecklist: record({ heading: text, items: textList }),
    portEssentials: record({ heading: text }),
    coastGuard: record({ heading: text, centres: cards }),
    auditLog: record({ heading: text }),
  }),
  evidence: singleton('financialSecurityEvidenceDocument', {
    groups: at('checklist.groups', checklistGroups),
  }),
  page: singleton('financialSecurityPage', {
    ...pageFields,
    asked: cards,
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
