import { defineField, type ImageValue } from '@sanity/types'
import { missing, readable, type Verdict } from './rules.ts'

const DIMENSIONS = /-(\d+)x(\d+)-(\w+)$/
const MIN_WIDTH_PX = 1200

/** Turns off Sanity's previews: `studio/uploads/picture-input.tsx` shows the picture as the site crops it. */
const HOTSPOT_OPTIONS = { previews: [] }

/** Warns about a picture that is too narrow for the site's widest image, unless it is an SVG. */
export function imageWidthRule(image: ImageValue | undefined): Verdict {
  const [, width, , format] = DIMENSIONS.exec(image?.asset?._ref ?? '') ?? []
  if (width === undefined || format === 'svg' || Number(width) >= MIN_WIDTH_PX) return true
  return `Only ${width} pixels wide: it looks blurred on a large screen. Use ${MIN_WIDTH_PX} or more`
}

/** Warns about alternative text that says “image of” or is a file name. */
export function altTextRule(alt: string | undefined): Verdict {
  if (alt === undefined) return true
  if (/^(an? )?(image|picture|photo(graph)?) of\b/i.test(alt)) {
    return 'Leave out “image of”: screen readers add it'
  }
  return !/\.(svg|png|jpe?g|webp)$/i.test(alt) || 'This is the name of a file: say what is shown'
}

export const drawingField = defineField({
  name: 'image',
  title: 'Drawing',
  description: 'A drawing in the site’s chart style, ratio 3:2.',
  type: 'image',
  options: { hotspot: HOTSPOT_OPTIONS },
  fields: [altField('drawing')],
  validation: (rule) => [
    rule.required().error(missing('Drawing')),
    rule.assetRequired().error('Upload or choose a picture'),
    rule.custom(imageWidthRule).warning(),
  ],
})

/**
 * Defines a field for an optional photograph.
 *
 * @param description where the site shows it, and which of the site's drawings it replaces, if any
 */
export function photographField(description: string) {
  return defineField({
    name: 'image',
    title: 'Photograph',
    description: `${description} Use your own photograph. The site shows it in a 3:2 ratio, cropped around its focal point.`,
    type: 'image',
    options: { hotspot: HOTSPOT_OPTIONS },
    fields: [altField('photograph')],
    validation: (rule) => rule.custom(imageWidthRule).warning(),
  })
}

function altField(noun: string) {
  return defineField({
    name: 'alt',
    title: 'Alternative text',
    description: `What the ${noun} shows, for people who cannot see it.`,
    type: 'string',
    validation: (rule) => [
      rule
        .required()
        .error(`Say what the ${noun} shows: without this text, the site leaves out the ${noun}`),
      rule.custom(readable),
      rule.custom(altTextRule).warning(),
      rule.max(180).warning('Screen readers read this in one go: keep it short'),
    ],
  })
}
