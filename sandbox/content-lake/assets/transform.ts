import type { ResizeOptions, Sharp } from 'sharp'
import { badRequest, LakeError } from '../errors.ts'
import { readPixels } from './image-metadata.ts'
import type { RequestedFormat, Transform } from './transform-parameters.ts'

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }

/**
 * Crops, resizes and encodes an image, in this order.
 *
 * @returns the bytes of the new image
 * @throws LakeError 400 when `rect` is not inside the image, or the image is damaged, too large or too slow to decode
 */
export async function transformImage(
  bytes: Uint8Array,
  transform: Transform,
  format: EncodedFormat,
): Promise<Uint8Array> {
  try {
    return await transformPixels(bytes, transform, format)
  } catch (error) {
    if (error instanceof LakeError) throw error
    // The parameters are valid, so the image is the cause: sharp can't decode it, or it exceeds a limit.
    throw badRequest(`Image could not be transformed: ${String(error)}`)
  }
}

async function transformPixels(
  bytes: Uint8Array,
  transform: Transform,
  format: EncodedFormat,
): Promise<Uint8Array> {
  const animated = format === 'gif' || format === 'webp'
  const cropped = await crop(bytes, transform, animated)
  const resized = await resize(cropped, transform, animated)
  return encode(readPixels(resized, { animated }).autoOrient(), format, transform).toBuffer()
}

// Cropping and resizing are separate passes, because sharp chooses the order of the steps within a pass.
async function crop(
  bytes: Uint8Array,
  { rect }: Transform,
  animated: boolean,
): Promise<Uint8Array> {
  if (!rect) return bytes
  const { autoOrient: size } = await readPixels(bytes).metadata()
  if (rect.left + rect.width > size.width || rect.top + rect.height > size.height) {
    throw badRequest('"rect" is not inside the image')
  }
  return lossless(readPixels(bytes, { animated }).autoOrient().extract(rect), animated)
}

async function resize(
  bytes: Uint8Array,
  transform: Transform,
  animated: boolean,
): Promise<Uint8Array> {
  const { width, height } = transform
  if (width === undefined && height === undefined) return bytes
  const image = readPixels(bytes, { animated }).autoOrient()
  image.resize({ width, height, ...resizeOptions(transform) })
  return lossless(image, animated)
}

function resizeOptions({ fit }: Transform): ResizeOptions {
  if (fit === 'clip') return { fit: 'inside' }
  if (fit === 'max') return { fit: 'inside', withoutEnlargement: true }
  if (fit === 'min') return { fit: 'cover', withoutEnlargement: true }
  if (fit === 'crop') return { fit: 'cover' }
  if (fit === 'fill') return { fit: 'contain', background: WHITE }
  if (fit === 'fillmax') return { fit: 'contain', background: WHITE, withoutEnlargement: true }
  return { fit: 'fill' }
}

/** Encodes an intermediate image fast and without loss. */
function lossless(image: Sharp, animated: boolean): Promise<Uint8Array> {
  const encoded = animated
    ? image.webp({ lossless: true, effort: 0 })
    : image.png({ compressionLevel: 0 })
  return encoded.toBuffer()
}

export type EncodedFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'

const SHARP_FORMATS: Record<RequestedFormat, EncodedFormat> = {
  jpg: 'jpeg',
  pjpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
}

// Without SVG, because an SVG is transformed only if the URL names a format.
const ORIGINAL_FORMATS: Record<string, EncodedFormat> = {
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  tif: 'tiff',
}

/** The output format: the requested format, else the best format that `accept` names, else the original format. */
export function chooseFormat(
  { format, usesAcceptHeader }: Pick<Transform, 'format' | 'usesAcceptHeader'>,
  extension: string,
  accept: string,
): EncodedFormat {
  if (format) return SHARP_FORMATS[format]
  if (usesAcceptHeader && accept.includes('image/avif')) return 'avif'
  if (usesAcceptHeader && accept.includes('image/webp')) return 'webp'
  return ORIGINAL_FORMATS[extension] ?? 'png'
}

/** Encodes an image; the quality applies to lossy formats only. */
function encode(
  image: Sharp,
  format: EncodedFormat,
  { quality, format: requested }: Pick<Transform, 'quality' | 'format'>,
): Sharp {
  // The hosted lake accepts quality 0; sharp's minimum is 1.
  const options = quality === undefined ? {} : { quality: Math.max(1, quality) }
  if (format === 'avif') return image.avif(options)
  if (format === 'jpeg') return image.jpeg({ ...options, progressive: requested === 'pjpg' })
  // With a quality, sharp would reduce a PNG to a palette of colours.
  if (format === 'png' || format === 'gif') return image.toFormat(format)
  return image.toFormat(format, options)
}
