import { defineQuery } from 'groq'
import * as v from 'valibot'
import { block, blockFields, cards } from '../../content/blocks.ts'
import type { ContentOf } from '../../content/content-of.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { list, record, requiredText, text, textList } from '../../content/parse.ts'
import type { SlaScheduleGroqResult } from '../../content/sanity.generated.ts'
import {
  slaCommitmentsGroq,
  slaCommitmentsSchema,
} from '../../sections/sla-table/sla-commitments.ts'
import { documentFields, publishedAt } from '../identity.ts'

const slaScheduleGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "publishedAt": *[_type in ["slaScheduleDocument", "slaCommitment", "siteSettings"]]
    | order(_updatedAt desc)[0]._updatedAt,
  "mobilisationNote": *[_type == "siteSettings"][0].mobilisationNote,
  "commitments": ${slaCommitmentsGroq},
  "document": *[_type == "slaScheduleDocument"][0]{
    title, documentId, version, lead, footerLines, seoTitle, seoDescription,
    serviceLevels, reporting, exclusions, escalation, signatures
  }
}`)

const escalationStep = v.object({
  _key: v.string(),
  level: text,
  role: requiredText,
  when: text,
  contact: text,
})

export type EscalationStep = v.InferOutput<typeof escalationStep>

const titledLines = record({ heading: text, items: cards })

export const slaScheduleQuery = pageQuery('sla-schedule', slaScheduleGroq, {
  publishedAt,
  mobilisationNote: text,
  commitments: slaCommitmentsSchema,
  document: record({
    ...documentFields,
    serviceLevels: block,
    reporting: titledLines,
    exclusions: titledLines,
    escalation: record({ ...blockFields, steps: list(escalationStep) }),
    signatures: record({
      ...blockFields,
      contractFields: textList,
      providerLabel: text,
      customerLabel: text,
      fields: textList,
    }),
  }),
})

export type SlaScheduleContent = ContentOf<typeof slaScheduleQuery, SlaScheduleGroqResult>
