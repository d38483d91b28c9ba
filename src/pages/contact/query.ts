import { block, cards, pageFields } from '../../content/blocks.ts'
import { at, labels, record, text } from '../../content/field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { singleton } from '../../content/select.ts'
import { places } from '../../sections/chartlet/places.ts'
import { contactLabels } from '../../text/labels/pages/contact.ts'
import { coordinates } from '../../sections/port-links/ports.ts'

const channel = record({ heading: text, body: text })

export const contactQuery = pageQuery('contact', {
  settings: singleton('siteSettings', { distressNote: text, withoutRetainerNote: text }),
  page: singleton('contactPage', {
    ...pageFields,
    hotline: channel,
    whatsapp: channel,
    email: channel,
    office: channel,
    officeHours: text,
    chartName: at('chartPort->name', text),
    chartPosition: at('chartPort->coordinates', coordinates),
    chartPlaces: at('chartPort->places', places),
    chartVhf: at('chartPort->vhf', text),
    buttons: labels(contactLabels),
    firstReport: record({ heading: text, intro: text, items: cards }),
  }),
  // What is asked in writing ends this page as it ends the first.
  home: singleton('homePage', { callToAction: block }),
})

export type ContactContent = ContentOf<typeof contactQuery>
