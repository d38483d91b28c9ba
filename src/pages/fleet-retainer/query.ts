import { defineQuery } from 'groq'
import { block, blockFields, cards, pageFields, valueCards } from '../../content/blocks.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { record, text } from '../../content/parse.ts'
import { richText } from '../../content/rich-text.ts'
import { clauseGroq, clausesSchema } from '../../sections/clause-table/clauses.ts'
import {
  coverageZonesGroq,
  coverageZonesSchema,
} from '../../sections/coverage-table/coverage-zones.ts'
import {
  slaCommitmentsGroq,
  slaCommitmentsSchema,
} from '../../sections/sla-table/sla-commitments.ts'
import type { ContentOf } from '../../content/content-of.ts'
import type { FleetRetainerGroqResult } from '../../content/sanity.generated.ts'

const fleetRetainerGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "mobilisationNote": *[_type == "siteSettings"][0].mobilisationNote,
  "page": *[_type == "fleetRetainerPage"][0]{
    heading, lead, seoTitle, seoDescription,
    alignment, operationsCentre, slaHighlights, sla, coverageZones, datasheet, quote, reviewCall
  },
  "clauses": *[_type == "clause" && table == "retainer"] | order(orderRank asc)${clauseGroq},
  "commitments": ${slaCommitmentsGroq},
  "zones": ${coverageZonesGroq}
}`)

export const fleetRetainerQuery = pageQuery('fleet-retainer', fleetRetainerGroq, {
  mobilisationNote: text,
  page: record({
    ...pageFields,
    alignment: block,
    operationsCentre: record({ ...blockFields, body: richText, points: cards }),
    slaHighlights: valueCards,
    sla: block,
    coverageZones: block,
    datasheet: block,
    quote: block,
    reviewCall: block,
  }),
  clauses: clausesSchema,
  commitments: slaCommitmentsSchema,
  zones: coverageZonesSchema,
})

export type FleetRetainerContent = ContentOf<typeof fleetRetainerQuery, FleetRetainerGroqResult>
