/** Content of the frame that surrounds every page: header, bars and footer (SPEC section 2). */
import * as v from 'valibot'
import { type FactName, usableFact } from './essential-facts.ts'
import { field, list, number, record, requiredText, text } from './parse.ts'
import { portSlug } from './port-slug.ts'

/** Ports that the footer names, so that no page grows with their number. */
export const FOOTER_PORTS = 8

/** GROQ projection of the frame; every page's query includes it as `"frame"`. */
export const frameGroq = `{
  "settings": *[_type == "siteSettings"][0]{
    brandName, tagline, emergencyPhone, whatsappNumber, supportEmail, officeLocation, notInsurerNotice
  },
  "ports": *[_type == "port" && defined(slug.current)] | order(orderRank asc, name asc)[0...${FOOTER_PORTS}]{
    name, "slug": slug.current
  },
  "portCount": count(*[_type == "port" && defined(slug.current)])
}`

const fact = (name: FactName) =>
  field(
    v.pipe(
      v.unknown(),
      v.transform((value) => usableFact(name, value)),
      v.string(),
    ),
  )

export const frameSchema = v.object({
  settings: record({
    brandName: fact('brandName'),
    tagline: text,
    emergencyPhone: fact('emergencyPhone'),
    whatsappNumber: fact('whatsappNumber'),
    supportEmail: fact('supportEmail'),
    officeLocation: fact('officeLocation'),
    notInsurerNotice: text,
  }),
  /** The first of them. */
  ports: list(v.object({ name: requiredText, slug: portSlug })),
  /** How many there are in all. */
  portCount: number,
})

export type FrameContent = v.InferOutput<typeof frameSchema>

/** The frame of a page whose content is not here. */
export const emptyFrame = v.parse(frameSchema, { settings: null, ports: [], portCount: 0 })
