import * as v from 'valibot'
import { type ContentImage, imageSchema } from './image.ts'

/** Every image within parsed content, however deep. */
export function imagesIn(content: unknown): ContentImage[] {
  if (typeof content !== 'object' || content === null) return []
  const image = v.safeParse(imageSchema, content)
  if (image.success) return [image.output]
  return Object.values(content).flatMap(imagesIn)
}
