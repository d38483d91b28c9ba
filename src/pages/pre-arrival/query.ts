import { block, callToAction, cards, pageFields } from '../../content/blocks.ts'
import {
  at,
  key,
  labels,
  nonEmpty,
  requiredText,
  richText,
  text,
  textList,
  type ValuesOf,
} from '../../content/field.ts'
import { type ContentOf, pageQuery } from '../../content/page-query.ts'
import { every, singleton } from '../../content/select.ts'
import { preArrivalCallToAction, preArrivalLabels } from '../../text/labels/pages/pre-arrival.ts'
import { LISTED_PORTS, listedPortSlug } from '../../content/listed-ports.ts'
import { coordinates } from '../../sections/port-links/ports.ts'

/** A question without an answer is left out. */
const faq = { _id: key, question: requiredText, answer: nonEmpty(richText) }

export type Faq = ValuesOf<typeof faq>

export const preArrivalQuery = pageQuery('pre-arrival', {
  settings: singleton('siteSettings', { leadDataNotice: text }),
  page: singleton('preArrivalPage', {
    ...pageFields,
    steps: cards,
    request: block,
    packDownload: block,
    otherPorts: textList,
    faq: block,
    ports: block,
    callToAction: callToAction(preArrivalCallToAction),
    buttons: labels(preArrivalLabels),
  }),
  faqs: every('faq', { order: 'orderRank asc' }, faq),
  ports: every('port', LISTED_PORTS, {
    name: requiredText,
    slug: at('slug.current', listedPortSlug),
    coordinates,
    leadTime: text,
  }),
})

export type PreArrivalContent = ContentOf<typeof preArrivalQuery>
