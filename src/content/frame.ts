/** Content of the frame that surrounds every page: header, bars and footer (SPEC section 2). */
import * as v from 'valibot'
import { type FactName, usableFact } from './essential-facts.ts'
import { field, list, record, requiredText, text } from './parse.ts'

/** GROQ projection of the frame; every page's query includes it as `"frame"`. */
export const frameGroq = `{
  "settings": *[_type == "siteSettings"][0]{
    brandName, tagline, emergencyPhone, whatsappNumber, supportEmail, officeLocation, notInsurerNotice
  },
  "ports": *[_type == "port" && defined(slug.current)] | order(orderRank asc, name asc){
    name, fullName, "slug": slug.current
  }
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
  ports: list(v.object({ name: requiredText, fullName: text, slug: requiredText })),
})

export type FrameContent = v.InferOutput<typeof frameSchema>

/** The frame of a page whose content is not here. */
export const emptyFrame = v.parse(frameSchema, { settings: null, ports: [] })
