import sharp, { type Sharp } from 'sharp'

/** A photograph of 100 megapixels takes 0.4 GB while it is turned; more would be the memory of everything else. */
const MAX_PIXELS = 100_000_000
const MAX_SECONDS = 20

/** Read an image that anybody may have made: of so many pixels, frames together, and for so long, and no more. */
export function readPixels(bytes: Uint8Array, { animated = false } = {}): Sharp {
  return sharp(bytes, { animated, limitInputPixels: MAX_PIXELS }).timeout({ seconds: MAX_SECONDS })
}

const SIGNATURES: readonly RegExp[] = [
  /^\x89PNG/,
  /^\xff\xd8\xff/,
  /^GIF8/,
  /^RIFF....WEBP/s,
  /^(?:II\*\0|MM\0\*)/,
  /^....ftyp/s,
]

/** Whether bytes are an image of pixels. Anything else may be drawn: an SVG, or what looks like one to somebody. */
export function isRaster(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return SIGNATURES.some((signature) => signature.test(start))
}
