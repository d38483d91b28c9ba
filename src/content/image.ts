/** Images of the content lake: their parser, and where a page gets them from. */
import * as v from 'valibot'
import { configuration } from '../configuration/configuration.ts'
import { imageOrigin } from './lake-origin.ts'

/** GROQ projection of an image field, for `image${imageGroq}`. */
export const imageGroq = `{
  alt,
  "path": asset->path,
  "width": asset->metadata.dimensions.width,
  "height": asset->metadata.dimensions.height
}`

/** Widths in CSS pixels at which a page offers a photograph. */
const WIDTHS = [480, 800, 1200]

export const imageSchema = v.object({
  alt: v.string(),
  path: v.pipe(v.string(), v.regex(/^images\/[\w~-]+\/[\w~-]+\/[\w-]+\.\w+$/)),
  width: v.pipe(v.number(), v.minValue(1)),
  height: v.pipe(v.number(), v.minValue(1)),
})

export type ContentImage = v.InferOutput<typeof imageSchema>

/** One file of an image: its name in the build's snapshot, its address on the lake, its width. */
export type ImageFile = { name: string; url: string; width: number }

/** The files a page may use for an image, narrowest first; a drawing has one that fits every width. */
export function imageFiles({ path, width }: ContentImage): ImageFile[] {
  const url = `${imageOrigin(configuration.sanity)}/${path}`
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (name.endsWith('.svg')) return [{ name, url, width }]

  const widths = [...WIDTHS.filter((narrower) => narrower < width), Math.min(width, 1600)]
  return widths.map((fileWidth) => ({
    name: `${name.replace(/\.\w+$/, '')}-w${fileWidth}.webp`,
    url: `${url}?w=${fileWidth}&fm=webp&q=75`,
    width: fileWidth,
  }))
}
