import * as v from 'valibot'
import { type ContentImage, imageSchema } from './image.ts'

/** Every image within parsed content, however deep. */
export function imagesIn(content: unknown): ContentImage[] {
  if (typeof content !== 'object' || content === null) return []
  if (v.is(imageSchema, content)) return [content]
  return Object.values(content).flatMap(imagesIn)
}
