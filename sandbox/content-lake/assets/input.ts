import sharp, { type Sharp } from 'sharp'

/** A photograph of 100 megapixels takes 0.4 GB while it is turned; more would starve everything else. */
const MAX_PIXELS = 100_000_000
/** Ends what hangs, and nothing on a busy machine. */
const MAX_SECONDS = 600

/** Opens an untrusted image, with a limit on its pixels (all frames together) and on the time it takes. */
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

/** Whether bytes are a raster image. Anything else is treated as an SVG. */
export function isRaster(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return SIGNATURES.some((signature) => signature.test(start))
}
