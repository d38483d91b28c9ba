/** What the site cuts out of a picture, as an address of the lake. */
import * as v from 'valibot'
import { visibleArea } from '../../src/content/image-area.ts'

/** Pixels; the site's pictures are three to two. */
const PREVIEW = { w: '360', h: '240' }

/** GROQ for the file of a picture. */
export const FILE =
  '*[_id == $id][0]{url, "width": metadata.dimensions.width, "height": metadata.dimensions.height}'

const fileSchema = v.object({ url: v.string(), width: v.number(), height: v.number() })

const share = v.number()
const valueSchema = v.object({
  crop: v.nullish(v.object({ top: share, bottom: share, left: share, right: share })),
  hotspot: v.nullish(v.object({ x: share, y: share })),
})

/**
 * @param file what the lake answers to `FILE`
 * @param value of the field, with the crop and hotspot that were set last
 * @returns null for what is no picture, and for a drawing, which the site shows whole
 */
export function cutOnTheSite(file: unknown, value: unknown): string | null {
  const known = v.safeParse(fileSchema, file)
  const chosen = v.safeParse(valueSchema, value)
  if (!known.success || !chosen.success) return null
  const { url, width, height } = known.output
  if (url.endsWith('.svg')) return null
  const { crop = null, hotspot = null } = chosen.output
  const { left, top, ...size } = visibleArea({ width, height, crop, hotspot })
  const rect = [left, top, size.width, size.height].join(',')
  return `${url}?${new URLSearchParams({ rect, ...PREVIEW, fit: 'crop' })}`
}
