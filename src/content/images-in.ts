import * as v from 'valibot'
import { type ContentImage, image } from './image-field.ts'

/** Every image within parsed content, however deep. */
export function imagesIn(content: unknown): ContentImage[] {
  if (typeof content !== 'object' || content === null) return []
  const found = v.parse(image.parser, content)
  if (found !== null) return [found]
  return Object.values(content).flatMap(imagesIn)
}
