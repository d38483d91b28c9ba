import { defineQuery } from 'groq'
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
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { record, text } from '../../content/parse.ts'
import { eastPortsGroq, portsSchema, westPortsGroq } from '../../sections/port-links/ports.ts'
import type { ContentOf } from '../../content/content-of.ts'
import type { SalvageResponseGroqResult } from '../../content/sanity.generated.ts'

const salvageResponseGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "settings": *[_type == "siteSettings"][0]{ mobilisationNote, typicalTimesNote, distressNote },
  "westPorts": ${westPortsGroq},
  "eastPorts": ${eastPortsGroq},
  "page": *[_type == "salvageResponsePage"][0]{
    heading, lead, seoTitle, seoDescription,
    assets, responseTimes, methods, nosdcp, coverage, callToAction
  }
}`)

export const salvageResponseQuery = pageQuery('salvage-response', salvageResponseGroq, {
  settings: record({ mobilisationNote: text, typicalTimesNote: text, distressNote: text }),
  westPorts: portsSchema,
  eastPorts: portsSchema,
  page: record({
    ...pageFields,
    assets: record({ ...blockFields, items: namedAssets }),
    responseTimes: record({ ...blockFields, cards: valueCards }),
    methods: record({ ...blockFields, items: cards }),
    nosdcp: proseBlock,
    coverage: record({ ...blockFields, westCoast: coastCard, eastCoast: coastCard }),
    callToAction: block,
  }),
})

export type SalvageResponseContent = ContentOf<
  typeof salvageResponseQuery,
  SalvageResponseGroqResult
>
