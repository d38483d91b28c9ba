import type { JsonObject } from '../json.ts'

/** What the lake stores about an image besides its bytes. Sizes in pixels. */
export interface ImageInfo {
  width: number
  height: number
  extension: string
  mimeType: string
  /** The asset document's `metadata`. */
  metadata: JsonObject
}
