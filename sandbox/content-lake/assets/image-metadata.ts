import { encode } from 'blurhash'
import { badRequest, LakeError } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import type { Drawings } from './drawings.ts'
import { isRaster, readPixels } from './input.ts'
import { paletteOf, type Pixels } from './palette.ts'

const FORMATS: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
}

const PREVIEW_WIDTH = 20
const SAMPLE_SIZE = 64

/** What the lake stores about an image besides its bytes. Sizes in pixels. */
export interface ImageInfo {
  width: number
  height: number
  extension: string
  mimeType: string
  /** The asset document's `metadata`. */
  metadata: JsonObject
}

/**
 * Reads the metadata of an image asset's document from the image.
 *
 * @throws LakeError 400 for bytes that are not an image, or of an unsupported format
 */
export async function readImage(bytes: Uint8Array, drawings: Drawings): Promise<ImageInfo> {
  if (!isRaster(bytes)) return drawings.describe(bytes)
  try {
    return await describeImage(bytes)
  } catch (error) {
    if (error instanceof LakeError) throw error
    // Whatever sharp reports, it can't decode these bytes.
    throw badRequest(`Invalid image, could not read metadata: ${String(error)}`)
  }
}

/** As `readImage`, without a limit on the time that rendering takes. */
export async function describeImage(bytes: Uint8Array): Promise<ImageInfo> {
  const source = await readPixels(bytes).metadata()
  const format = FORMATS[source.format]
  if (!format) throw badRequest(`Invalid image, format "${source.format}" is not supported`)
  // The size as shown: a photograph's EXIF may turn it.
  const { width, height } = source.autoOrient
  const isOpaque = !source.hasAlpha || (await readPixels(bytes).stats()).isOpaque
  const sample = await sampleOf(bytes)
  const metadata = {
    _type: 'sanity.imageMetadata',
    dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    hasAlpha: source.hasAlpha,
    isOpaque,
    lqip: await previewOf(bytes, isOpaque),
    blurHash: encode(sample.data, sample.width, sample.height, 4, 3),
    palette: paletteOf(sample),
  }
  return { width, height, ...format, metadata }
}

/** Enough pixels to sample an image's colours. */
async function sampleOf(bytes: Uint8Array): Promise<Pixels> {
  const { data, info } = await readPixels(bytes)
    .autoOrient()
    .resize({ width: SAMPLE_SIZE, height: SAMPLE_SIZE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height }
}

/** A tiny blurred version to show while the image loads, as a data URL. */
async function previewOf(bytes: Uint8Array, isOpaque: boolean): Promise<string> {
  const small = readPixels(bytes).autoOrient().resize({ width: PREVIEW_WIDTH })
  const [type, encoded] = isOpaque
    ? ['image/jpeg', await small.jpeg({ quality: 50 }).toBuffer()]
    : ['image/png', await small.png({ palette: true }).toBuffer()]
  return `data:${type};base64,${encoded.toString('base64')}`
}
