import * as v from 'valibot'
import type { ContentField } from './field.ts'
import { optional } from './parse.ts'

const projection = `{
  alt,
  "path": asset->path,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  crop{top, bottom, left, right},
  hotspot{x, y}
}`

const fraction = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const imageSchema = v.object({
  alt: v.string(),
  path: v.pipe(v.string(), v.regex(/^images\/[\w~-]+\/[\w~-]+\/[\w-]+\.\w+$/)),
  width: v.pipe(v.number(), v.minValue(1)),
  height: v.pipe(v.number(), v.minValue(1)),
  crop: optional(v.object({ top: fraction, bottom: fraction, left: fraction, right: fraction })),
  hotspot: optional(v.object({ x: fraction, y: fraction })),
})

export type ContentImage = v.InferOutput<typeof imageSchema>

/** An image field; null if the file or the alternative text is missing. */
export const image: ContentField<ContentImage | null, { asset: unknown; alt: string }> = {
  projection,
  parser: optional(imageSchema),
}

/** Every image within parsed content, however deep. */
export function imagesIn(content: unknown): ContentImage[] {
  if (typeof content !== 'object' || content === null) return []
  const found = v.parse(image.parser, content)
  if (found !== null) return [found]
  return Object.values(content).flatMap(imagesIn)
}
