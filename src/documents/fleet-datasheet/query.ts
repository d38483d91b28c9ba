import { defineQuery } from 'groq'
import { cards } from '../../content/blocks.ts'
import type { ContentOf } from '../../content/content-of.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { record, text } from '../../content/parse.ts'
import type { FleetDatasheetGroqResult } from '../../content/sanity.generated.ts'
import {
  coverageZonesGroq,
  coverageZonesSchema,
} from '../../sections/coverage-table/coverage-zones.ts'
import {
  slaCommitmentsGroq,
  slaCommitmentsSchema,
} from '../../sections/sla-table/sla-commitments.ts'
import { publishedAt } from '../identity.ts'

/** What the retainer's page and its schedule say, for a tender file. */
const fleetDatasheetGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "publishedAt": *[_type in [
    "fleetRetainerPage", "slaScheduleDocument", "slaCommitment", "coverageZone", "siteSettings"
  ]] | order(_updatedAt desc)[0]._updatedAt,
  "mobilisationNote": *[_type == "siteSettings"][0].mobilisationNote,
  "page": *[_type == "fleetRetainerPage"][0]{ heading, lead, operationsCentre },
  "schedule": *[_type == "slaScheduleDocument"][0]{ documentId, version, reporting, exclusions },
  "commitments": ${slaCommitmentsGroq},
  "zones": ${coverageZonesGroq}
}`)

const titledLines = record({ heading: text, items: cards })

export const fleetDatasheetQuery = pageQuery('fleet-datasheet', fleetDatasheetGroq, {
  publishedAt,
  mobilisationNote: text,
  page: record({
    heading: text,
    lead: text,
    operationsCentre: record({ heading: text, points: cards }),
  }),
  schedule: record({
    documentId: text,
    version: text,
    reporting: titledLines,
    exclusions: titledLines,
  }),
  commitments: slaCommitmentsSchema,
  zones: coverageZonesSchema,
})

export type FleetDatasheetContent = ContentOf<typeof fleetDatasheetQuery, FleetDatasheetGroqResult>
