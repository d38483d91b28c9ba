import { defineQuery } from 'groq'
import * as v from 'valibot'
import { block, blockFields, cards, pageFields, proseBlock } from '../../content/blocks.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { list, record, requiredText, text } from '../../content/parse.ts'
import type { ContentOf } from '../../content/content-of.ts'
import type { AboutGroqResult } from '../../content/sanity.generated.ts'

const aboutGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "page": *[_type == "aboutPage"][0]{
    heading, lead, seoTitle, seoDescription,
    mission, vision, values, timeline
  },
  "years": *[_type == "timelineEntry"] | order(year asc, title asc){ _id, year, title, description }
}`)

const timelineEntry = v.object({
  _id: v.string(),
  year: v.pipe(v.number(), v.integer()),
  title: requiredText,
  description: text,
})

export type TimelineEntry = v.InferOutput<typeof timelineEntry>

export const aboutQuery = pageQuery('about', aboutGroq, {
  page: record({
    ...pageFields,
    mission: proseBlock,
    vision: proseBlock,
    values: record({ ...blockFields, items: cards }),
    timeline: block,
  }),
  years: list(timelineEntry),
})

export type AboutContent = ContentOf<typeof aboutQuery, AboutGroqResult>
