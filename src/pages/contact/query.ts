import { defineQuery } from 'groq'
import { cards, pageFields } from '../../content/blocks.ts'
import { frameGroq } from '../../content/frame.ts'
import { pageQuery } from '../../content/page-query.ts'
import { record, text } from '../../content/parse.ts'
import type { ContentOf } from '../../content/content-of.ts'
import type { ContactGroqResult } from '../../content/sanity.generated.ts'

const contactGroq = defineQuery(`{
  "asOf": now(),
  "frame": ${frameGroq},
  "distressNote": *[_type == "siteSettings"][0].distressNote,
  "page": *[_type == "contactPage"][0]{
    heading, lead, seoTitle, seoDescription,
    hotline, whatsapp, email, office, officeHours, firstReport
  }
}`)

const channel = record({ heading: text, body: text })

export const contactQuery = pageQuery('contact', contactGroq, {
  distressNote: text,
  page: record({
    ...pageFields,
    hotline: channel,
    whatsapp: channel,
    email: channel,
    office: channel,
    officeHours: text,
    firstReport: record({ heading: text, intro: text, items: cards }),
  }),
})

export type ContactContent = ContentOf<typeof contactQuery, ContactGroqResult>
