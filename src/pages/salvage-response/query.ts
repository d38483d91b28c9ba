import {
  block,
  blockFields,
  cards,
  coastCard,
  namedAssets,
  pageFields,
  proseBlock,
} from '../../content/blocks.ts'
import { record, text } from '../../content/field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { singleton } from '../../content/select.ts'
import { everyCoverageZone } from '../../sections/coverage-table/coverage-zones.ts'
import { eastPorts, westPorts } from '../../sections/port-links/ports.ts'
import { everySlaTime } from '../../sections/sla-table/sla-rows.ts'

export const salvageResponseQuery = pageQuery('salvage-response', {
  settings: singleton('siteSettings', {
    mobilisationNote: text,
    distressNote: text,
  }),
  zones: everyCoverageZone,
  slaTimes: everySlaTime,
  westPorts,
  eastPorts,
  page: singleton('salvageResponsePage', {
    ...pageFields,
    assets: record({ ...blockFields, items: namedAssets }),
    responseTimes: block,
    methods: record({ ...blockFields, items: cards, note: text }),
    nosdcp: proseBlock,
    coverage: record({ ...blockFields, westCoast: coastCard, eastCoast: coastCard }),
    callToAction: block,
  }),
})

export type SalvageResponseContent = ContentOf<typeof salvageResponseQuery>
