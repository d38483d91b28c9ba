import {
  block,
  blockFields,
  cards,
  coastCard,
  namedAssets,
  pageFields,
  proseBlock,
  valueCards,
} from '../../content/blocks.ts'
import { record, text } from '../../content/field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { singleton } from '../../content/select.ts'
import { eastPorts, westPorts } from '../../sections/port-links/ports.ts'

export const salvageResponseQuery = pageQuery('salvage-response', {
  settings: singleton('siteSettings', {
    mobilisationNote: text,
    typicalTimesNote: text,
    distressNote: text,
  }),
  westPorts,
  eastPorts,
  page: singleton('salvageResponsePage', {
    ...pageFields,
    assets: record({ ...blockFields, items: namedAssets }),
    responseTimes: record({ ...blockFields, cards: valueCards }),
    methods: record({ ...blockFields, items: cards }),
    nosdcp: proseBlock,
    coverage: record({ ...blockFields, westCoast: coastCard, eastCoast: coastCard }),
    callToAction: block,
  }),
})

export type SalvageResponseContent = ContentOf<typeof salvageResponseQuery>
