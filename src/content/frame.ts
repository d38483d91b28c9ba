/** Content of the frame that surrounds every page: header, bars and footer. */
import * as v from 'valibot'
import { at, requiredText, text } from './field.ts'
import { every, singleton, together } from './select.ts'

export const frame = together({
  settings: singleton('siteSettings', {
    brandName: text,
    tagline: text,
    emergencyPhone: text,
    whatsappNumber: text,
    supportEmail: text,
    officeLocation: text,
    notInsurerNotice: text,
  }),
  ports: every(
    'port',
    { where: 'defined(slug.current)', order: 'orderRank asc, name asc' },
    { name: requiredText, fullName: text, slug: at('slug.current', requiredText) },
  ),
})

export type FrameContent = v.InferOutput<typeof frame.parser>

/** The frame of a page whose content is not here. */
export const emptyFrame = v.parse(frame.parser, { settings: null, ports: [] })
