import { defineQuery } from 'groq'
import * as v from 'valibot'
import {
  block,
  blockFields,
  cards,
  coastCard,
  namedAssets,
  pageFields,
} from '../../content/blocks.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { list, record, text } from '../../content/parse.ts'
import { richText } from '../../content/rich-text.ts'
import { caseStudiesGroq, caseStudiesSchema } from '../../sections/case-study-card/case-study.ts'
import { portsGroq, portsSchema } from '../../sections/port-links/ports.ts'
import { regulationGroq, regulationSchema } from '../../sections/regulation/regulation.ts'
import { slaRowsGroq, slaRowsSchema } from '../../sections/sla-table/sla-rows.ts'
import type { ContentOf } from '../../content/content-of.ts'
import type { HomeGroqResult } from '../../content/sanity.generated.ts'

const homeGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "settings": *[_type == "siteSettings"][0]{
    badges[]{icon, text}, badgesNote, metrics[]{value, label}, mobilisationNote, typicalTimesNote
  },
  "regulation": ${regulationGroq},
  "documentTime": *[_type == "slaRow" && service match "document*"] | order(orderRank asc)[0].responseTime,
  "slaRows": ${slaRowsGroq},
  "ports": ${portsGroq},
  "cases": ${caseStudiesGroq},
  "page": *[_type == "homePage"][0]{
    heading, lead, seoTitle, seoDescription,
    verification, summaryDownload, sla, coverage, surge, caseStudies, callToAction
  }
}`)

export const homeQuery = pageQuery('home', homeGroq, {
  settings: record({
    badges: list(v.object({ icon: text, text })),
    badgesNote: text,
    metrics: list(v.object({ value: text, label: text })),
    mobilisationNote: text,
    typicalTimesNote: text,
  }),
  regulation: regulationSchema,
  documentTime: text,
  slaRows: slaRowsSchema,
  ports: portsSchema,
  cases: caseStudiesSchema,
  page: record({
    ...pageFields,
    verification: record({ ...blockFields, body: richText, points: cards }),
    summaryDownload: block,
    sla: block,
    coverage: record({ ...blockFields, westCoast: coastCard, eastCoast: coastCard }),
    surge: record({ ...blockFields, assets: namedAssets }),
    caseStudies: block,
    callToAction: block,
  }),
})

export type HomeContent = ContentOf<typeof homeQuery, HomeGroqResult>
