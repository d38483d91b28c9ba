/** Images of the content lake: their parser, and where a page gets them from. */
import * as v from 'valibot'
import { configuration } from '../configuration/configuration.ts'
import { visibleArea, heightOf } from './image-area.ts'
import { imageOrigin } from './lake-origin.ts'
import type { ContentField } from './field.ts'
import { optional } from './parse.ts'

/** GROQ projection of an image field. */
const projection = `{
  alt,
  "path": asset->path,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height,
  crop{top, bottom, left, right},
  hotspot{x, y}
}`

/** Widths in CSS pixels at which a page offers a photograph. */
const WIDTHS = [480, 800, 1200]

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

const imageSchema = v.object({
  alt: v.string(),
  path: v.pipe(v.string(), v.regex(/^images\/[\w~-]+\/[\w~-]+\/[\w-]+\.\w+$/)),
  width: v.pipe(v.number(), v.minValue(1)),
  height: v.pipe(v.number(), v.minValue(1)),
  crop: optional(v.object({ top: share, bottom: share, left: share, right: share })),
  hotspot: optional(v.object({ x: share, y: share })),
})

export type ContentImage = v.InferOutput<typeof imageSchema>

/** An image field; null without a file or alternative text. */
export const image: ContentField<ContentImage | null, { asset: unknown; alt: string }> = {
  projection,
  parser: optional(imageSchema),
}

/** One file of an image: its name in the build's snapshot, its address on the lake, its size. */
export type ImageFile = { name: string; url: string; width: number; height: number }

/**
 * The files of an image from which a browser may choose, narrowest first. Those of a photograph are cropped
 * to the area that editors chose; a drawing has one file for every width.
 */
export function imageFiles(content: ContentImage): ImageFile[] {
  const { path, width, height } = content
  const url = `${imageOrigin(configuration.sanity)}/${path}`
  const name = path.slice(path.lastIndexOf('/') + 1)
  // Another name than the original, since the build cleans it (clean-svg.ts) and names are cached for ever.
  if (name.endsWith('.svg'))
    return [{ name: name.replace(/\.svg$/, '-clean.svg'), url, width, height }]

  const frame = visibleArea(content)
  const rect = [frame.left, frame.top, frame.width, frame.height]
  const widths = [
    ...WIDTHS.filter((narrower) => narrower < frame.width),
    Math.min(frame.width, 1600),
  ]
  return widths.map((fileWidth) => {
    const fileHeight = heightOf(fileWidth)
    return {
      name: `${name.replace(/\.\w+$/, '')}-${rect.join('-')}-w${fileWidth}.webp`,
      url: `${url}?rect=${rect.join(',')}&w=${fileWidth}&h=${fileHeight}&fit=crop&fm=webp&q=75`,
      width: fileWidth,
      height: fileHeight,
    }
  })
}
