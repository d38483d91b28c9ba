import { block, cards, pageFields } from '../../content/blocks.ts'
import { labels, record, text } from '../../content/field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { singleton } from '../../content/select.ts'
import { contactLabels } from '../../text/labels/pages/contact.ts'
import { everySlaTime } from '../../sections/sla-table/sla-rows.ts'

const channel = record({ heading: text, body: text })

export const contactQuery = pageQuery('contact', {
  settings: singleton('siteSettings', {
    distressNote: text,
    withoutRetainerNote: text,
    mobilisationNote: text,
  }),
  page: singleton('contactPage', {
    ...pageFields,
    hotline: channel,
    whatsapp: channel,
    email: channel,
    office: channel,
    officeHours: text,
    buttons: labels(contactLabels),
    firstReport: record({ heading: text, intro: text, items: cards }),
  }),
  slaTimes: everySlaTime,
  // This page ends with the home page's call to action.
  home: singleton('homePage', { callToAction: block }),
})

export type ContactContent = ContentOf<typeof contactQuery>
