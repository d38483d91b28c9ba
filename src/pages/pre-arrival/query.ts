import { defineQuery } from 'groq'
import * as v from 'valibot'
import { block, cards, pageFields } from '../../content/blocks.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { list, record, requiredText, text, textList } from '../../content/parse.ts'
import { richText } from '../../content/rich-text.ts'
import { firstPortsGroq, portsSchema } from '../../sections/port-links/ports.ts'
import type { ContentOf } from '../../content/content-of.ts'
import type { PreArrivalGroqResult } from '../../content/sanity.generated.ts'

const preArrivalGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "typicalTimesNote": *[_type == "siteSettings"][0].typicalTimesNote,
  "page": *[_type == "preArrivalPage"][0]{
    heading, lead, seoTitle, seoDescription, steps, request, packDownload, otherPorts, faq, ports
  },
  "faqs": *[_type == "faq"] | order(orderRank asc){ _id, question, answer },
  "ports": ${firstPortsGroq},
  "choices": *[_type == "port" && defined(slug.current)] | order(orderRank asc, name asc){
    name, "slug": slug.current
  }
}`)

/** A question without an answer is left out. */
const faq = v.object({
  _id: v.string(),
  question: requiredText,
  answer: v.pipe(richText, v.minLength(1)),
})

export type Faq = v.InferOutput<typeof faq>

export const preArrivalQuery = pageQuery('pre-arrival', preArrivalGroq, {
  typicalTimesNote: text,
  page: record({
    ...pageFields,
    steps: cards,
    request: block,
    packDownload: block,
    otherPorts: textList,
    faq: block,
    ports: block,
  }),
  faqs: list(faq),
  ports: portsSchema,
  /** Every port, for the form. */
  choices: list(v.object({ name: requiredText, slug: requiredText })),
})

export type PreArrivalContent = ContentOf<typeof preArrivalQuery, PreArrivalGroqResult>
