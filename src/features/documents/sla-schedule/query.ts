import { block, blockFields, cards } from '../../../content/blocks.ts'
import {
  key,
  list,
  object,
  record,
  requiredText,
  text,
  textList,
  type ValuesOf,
} from '../../../content/field.ts'
import { type ContentOf, pageQuery } from '../../../content/page-query.ts'
import { contactNumber } from '../../../content/contact-number.ts'
import { alsoDependsOn, singleton } from '../../../content/select.ts'
import { everySlaCommitment } from '../../../sections/sla-table/sla-commitments.ts'
import { documentFields, publishedAt } from '../document-content.ts'

const escalationStep = {
  _key: key,
  level: text,
  role: requiredText,
  when: text,
  contact: contactNumber,
}

export type EscalationStep = ValuesOf<typeof escalationStep>

const headedCards = record({ heading: text, items: cards })

export const slaScheduleQuery = pageQuery('sla-schedule', {
  publishedAt: publishedAt(['slaScheduleDocument', 'slaCommitment', 'deskContact', 'siteSettings']),
  settings: singleton('siteSettings', { mobilisationNote: text }),
  commitments: everySlaCommitment,
  document: alsoDependsOn(
    singleton('slaScheduleDocument', {
      ...documentFields,
      serviceLevels: block,
      reporting: headedCards,
      exclusions: headedCards,
      escalation: record({ ...blockFields, steps: list(object(escalationStep)) }),
      signatures: record({
        ...blockFields,
        contractFields: textList,
        providerLabel: text,
        customerLabel: text,
        fields: textList,
      }),
    }),
    'deskContact',
  ),
})

export type SlaScheduleContent = ContentOf<typeof slaScheduleQuery>
