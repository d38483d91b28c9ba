/** Content of the frame that surrounds every page: header, bars and footer. */
import * as v from 'valibot'
import {
  buttonLabels,
  footerLabels,
  navigationLabels,
  newsletterLabels,
} from '../text/labels/frame-labels.ts'
import { type FactName, usableFact } from './essential-facts.ts'
import { at, flag, optionalField, labels, requiredText, text } from './field.ts'
import { HAS_PAGE, LISTED_PORTS, listedPortSlug } from './listed-ports.ts'
import { count, every, singleton, combine } from './select.ts'

/** Number of ports that the footer lists. Without a limit, every page would grow with each new port. */
export const FOOTER_PORTS = 8

/** Field of an essential fact; null if visitors could not use its value. */
const essentialFact = (name: FactName) =>
  optionalField(
    v.pipe(
      v.unknown(),
      v.transform((value) => usableFact(name, value)),
      v.string(),
    ),
  )

export const frame = combine({
  settings: singleton('siteSettings', {
    brandName: essentialFact('brandName'),
    tagline: text,
    emergencyPhone: essentialFact('emergencyPhone'),
    whatsappNumber: essentialFact('whatsappNumber'),
    supportEmail: essentialFact('supportEmail'),
    officeLocation: essentialFact('officeLocation'),
    notInsurerNotice: text,
    newsletterDataNotice: text,
    navigation: labels(navigationLabels),
    footer: labels(footerLabels),
    newsletter: labels(newsletterLabels),
    buttons: labels(buttonLabels),
    // If true, the contact details are left out of the structured data.
    isPlaceholder: flag,
  }),
  ports: every(
    'port',
    { ...LISTED_PORTS, limit: FOOTER_PORTS },
    { name: requiredText, slug: at('slug.current', listedPortSlug) },
  ),
  portCount: count('port', HAS_PAGE),
})

export type FrameContent = v.InferOutput<typeof frame.parser>

/** Frame of a page whose content is not loaded. */
export const emptyFrame = v.parse(frame.parser, { settings: null, ports: [], portCount: 0 })
