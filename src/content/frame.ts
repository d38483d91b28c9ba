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
import { HAS_PAGE, LISTED, listedPortSlug } from './listed-ports.ts'
import { count, every, singleton, combine } from './select.ts'

/** Number of ports that the footer lists. It is limited, or every page would grow with each new port. */
export const FOOTER_PORTS = 8

/** A fact that counts as missing when it can't be used. */
const fact = (name: FactName) =>
  optionalField(
    v.pipe(
      v.unknown(),
      v.transform((value) => usableFact(name, value)),
      v.string(),
    ),
  )

export const frame = combine({
  settings: singleton('siteSettings', {
    brandName: fact('brandName'),
    tagline: text,
    emergencyPhone: fact('emergencyPhone'),
    whatsappNumber: fact('whatsappNumber'),
    supportEmail: fact('supportEmail'),
    officeLocation: fact('officeLocation'),
    notInsurerNotice: text,
    newsletterDataNotice: text,
    navigation: labels(navigationLabels),
    footer: labels(footerLabels),
    newsletter: labels(newsletterLabels),
    buttons: labels(buttonLabels),
    // The build leaves placeholders out of structured data.
    isPlaceholder: flag,
  }),
  ports: every(
    'port',
    { ...LISTED, limit: FOOTER_PORTS },
    { name: requiredText, slug: at('slug.current', listedPortSlug) },
  ),
  portCount: count('port', HAS_PAGE),
})

export type FrameContent = v.InferOutput<typeof frame.parser>

/** Frame of a page whose content is not loaded. */
export const emptyFrame = v.parse(frame.parser, { settings: null, ports: [], portCount: 0 })
