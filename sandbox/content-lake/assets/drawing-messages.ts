import type { ImageInfo } from './image-info.ts'

/** To the process: an SVG, and what is wanted of it: its description, or the image for these URL parameters. */
export interface DrawRequest {
  bytes: Uint8Array
  search: string | null
  cpuMilliseconds: number
}

export type Drawn = ImageInfo | Uint8Array

/** From the process: the answer to what it was asked. After `tooLong` it ends. */
export type DrawReply =
  | { type: 'drawn'; result: Drawn }
  | { type: 'refusal'; message: string }
  | { type: 'tooLong' }
