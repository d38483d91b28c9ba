import { cards } from '../../../content/blocks.ts'
import { record, text } from '../../../content/field.ts'
import { type ContentOf, pageQuery } from '../../../content/page-query.ts'
import { singleton } from '../../../content/select.ts'
import { everyCoverageZone } from '../../../sections/coverage-table/coverage-zones.ts'
import { everySlaCommitment } from '../../../sections/sla-table/sla-commitments.ts'
import { publishedAt } from '../document-content.ts'

const headedCards = record({ heading: text, items: cards })

export const fleetDatasheetQuery = pageQuery('fleet-datasheet', {
  publishedAt: publishedAt([
    'fleetRetainerPage',
    'slaScheduleDocument',
    'slaCommitment',
    'coverageZone',
    'port',
    'siteSettings',
  ]),
  settings: singleton('siteSettings', { mobilisationNote: text }),
  page: singleton('fleetRetainerPage', {
    heading: text,
    lead: text,
    operationsCentre: record({ heading: text, points: cards }),
  }),
  schedule: singleton('slaScheduleDocument', {
    documentId: text,
    version: text,
    reporting: headedCards,
    exclusions: headedCards,
  }),
  commitments: everySlaCommitment,
  zones: everyCoverageZone,
})

export type FleetDatasheetContent = ContentOf<typeof fleetDatasheetQuery>
