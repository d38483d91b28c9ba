/** Content of the frame that surrounds every page: header, bars and footer (SPEC section 2). */
import * as v from 'valibot'
import { list, record, requiredText, text } from './parse.ts'
import { portSlug } from './port-slug.ts'

/** GROQ projection of the frame; every page's query includes it as `"frame"`. */
export const frameGroq = `{
  "settings": *[_type == "siteSettings"][0]{
    brandName, tagline, emergencyPhone, whatsappNumber, supportEmail, officeLocation, notInsurerNotice
  },
  "ports": *[_type == "port" && defined(slug.current)] | order(orderRank asc, name asc){
    name, fullName, "slug": slug.current
  }
}`

export const frameSchema = v.object({
  settings: record({
    brandName: text,
    tagline: text,
    emergencyPhone: text,
    whatsappNumber: text,
    supportEmail: text,
    officeLocation: text,
    notInsurerNotice: text,
  }),
  ports: list(v.object({ name: requiredText, fullName: text, slug: portSlug })),
})

export type FrameContent = v.InferOutput<typeof frameSchema>

/** The frame of a page whose content is not here. */
export const emptyFrame = v.parse(frameSchema, { settings: null, ports: [] })
