import {
  block,
  blockFields,
  callToAction,
  cards,
  pageFields,
  proseBlock,
  references,
} from '../../content/blocks.ts'
import { at, labels, record, text } from '../../content/field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { singleton } from '../../content/select.ts'
import { checklistGroups } from '../../features/documents/document-content.ts'
import {
  financialSecurityCallToAction,
  financialSecurityLabels,
} from '../../text/labels/pages/financial-security.ts'
import { clausesOf } from '../../sections/clause-table/clauses.ts'
import { regulationField } from '../../sections/regulation/regulation.ts'

export const financialSecurityQuery = pageQuery('financial-security', {
  settings: singleton('siteSettings', { regulation: regulationField, badgesNote: text }),
  clauses: clausesOf('financialSecurity'),
  evidence: singleton('financialSecurityEvidenceDocument', {
    groups: at('checklist.groups', checklistGroups),
  }),
  page: singleton('financialSecurityPage', {
    ...pageFields,
    requirements: at('asked', cards),
    issued: record({ ...blockFields, items: cards }),
    notIssued: at('limits', proseBlock),
    clauseMapping: block,
    evidencePack: block,
    links: record({ ...blockFields, items: references }),
    callToAction: callToAction(financialSecurityCallToAction),
    buttons: labels(financialSecurityLabels),
  }),
})

export type FinancialSecurityContent = ContentOf<typeof financialSecurityQuery>
