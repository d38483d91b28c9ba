import sharp, { type Sharp } from 'sharp'
import { badRequest, LakeError } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import type { SvgRenderer } from './svg-renderer.ts'

const FORMATS: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
}

const PREVIEW_PIXELS = 20

/** What the lake stores about an image in addition to its bytes. `width` and `height` are in pixels. */
export interface ImageInfo {
  width: number
  height: number
  extension: string
  mimeType: string
  /** The asset document's `metadata`. */
  metadata: JsonObject
}

/**
 * Reads an image's metadata for its asset document.
 *
 * @throws LakeError 400 when the bytes are not an image, or its format or size is not supported
 */
export async function readImage(bytes: Uint8Array, svgRenderer: SvgRenderer): Promise<ImageInfo> {
  if (!isRaster(bytes)) return svgRenderer.describe(bytes)
  try {
    return await describeImage(bytes)
  } catch (error) {
    if (error instanceof LakeError) throw error
    // An error of sharp: it can't decode the bytes, or they exceed a limit of `readPixels`.
    throw badRequest(`Invalid image, could not read metadata: ${String(error)}`)
  }
}

/** Like `readImage`, but without the CPU limit for SVGs. Throws sharp's errors without converting them. */
export async function describeImage(bytes: Uint8Array): Promise<ImageInfo> {
  const source = await readPixels(bytes).metadata()
  const format = FORMATS[source.format]
  if (!format) throw badRequest(`Invalid image, format "${source.format}" is not supported`)
  // The size as displayed, because EXIF data can rotate a photograph.
  const { width, height } = source.autoOrient
  const isOpaque = !source.hasAlpha || (await readPixels(bytes).stats()).isOpaque
  const metadata = {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    hasAlpha: source.hasAlpha,
    isOpaque,
    lqip: await previewOf(bytes, isOpaque),
  }
  return { width, height, ...format, metadata }
}

/** Returns a data URL of a tiny version of the image (low-quality image placeholder), shown while the image loads. */
async function previewOf(bytes: Uint8Array, isOpaque: boolean): Promise<string> {
  const small = readPixels(bytes).autoOrient().resize({ width: PREVIEW_PIXELS })
  const [type, encoded] = isOpaque
    ? ['image/jpeg', await small.jpeg({ quality: 50 }).toBuffer()]
    : ['image/png', await small.png({ palette: true }).toBuffer()]
  return `data:${type};base64,${encoded.toString('base64')}`
}

/** Rotating 100 megapixels takes 0.4 GB of memory. A larger image would leave too little for other requests. */
const MAX_PIXELS = 100_000_000
/** Long enough for a busy machine. This timeout only stops a hanging decoder. */
const TIMEOUT_SECONDS = 600

/** Opens an untrusted image with a timeout and a pixel limit (for the first frame; if `animated`, for all frames). */
export function readPixels(bytes: Uint8Array, { animated = false } = {}): Sharp {
  return sharp(bytes, { animated, limitInputPixels: MAX_PIXELS }).timeout({
    seconds: TIMEOUT_SECONDS,
  })
}

/** First bytes of PNG, JPEG, GIF, WebP, TIFF and AVIF files. */
const SIGNATURES: readonly RegExp[] = [
  /^\x89PNG/,
  /^\xff\xd8\xff/,
  /^GIF8/,
  /^RIFF....WEBP/s,
  /^(?:II\*\0|MM\0\*)/,
  /^....ftyp/s,
]

/** Whether a file begins with the signature of a raster image. Any other file is treated as an SVG. */
function isRaster(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return SIGNATURES.some((signature) => signature.test(start))
}
