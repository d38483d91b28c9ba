import type { ResizeOptions, Sharp } from 'sharp'
import { badRequest, LakeError } from '../errors.ts'
import { cropAround, cropSize } from './crop.ts'
import { encode, type EncodedFormat } from './encode.ts'
import { readPixels } from './input.ts'
import type { Transform } from './transform-parameters.ts'

const WHITE = { r: 255, g: 255, b: 255, alpha: 1 }

/**
 * Crops, resizes and encodes an image, in this order.
 *
 * @returns its bytes in `format`
 * @throws LakeError 400 when `rect` is not inside the image, or the image is too large or takes too long
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
    // The parameters are valid, so the fault is in these bytes.
    throw badRequest(`Image could not be transformed: ${String(error)}`)
  }
}

async function transformPixels(
  bytes: Uint8Array,
  transform: Transform,
  format: EncodedFormat,
): Promise<Uint8Array> {
  const animated = format === 'gif' || format === 'webp'
  const cut = await extract(bytes, transform, animated)
  const resized = await resize(cut, transform, animated)
  const image = readPixels(resized, { animated }).autoOrient()
  if (transform.background) image.flatten({ background: transform.background })
  return encode(image, format, transform).toBuffer()
}

// Each step is a pass of its own, because within one pass sharp chooses the order.
async function extract(
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
  const { width, height, fit, gravity } = transform
  const image = readPixels(bytes, { animated }).autoOrient()
  const { autoOrient, width: frameWidth, pageHeight } = await image.metadata()
  const source = pageHeight === undefined ? autoOrient : { width: frameWidth, height: pageHeight }
  if (fit === 'crop') {
    const size = cropSize(source, { width, height })
    const point = typeof gravity === 'string' ? { x: 0.5, y: 0.5 } : gravity
    if (gravity === 'entropy') image.resize({ ...size, fit: 'cover', position: 'entropy' })
    else image.extract(cropAround(source, size, point)).resize({ ...size, fit: 'fill' })
  } else if (width !== undefined || height !== undefined) {
    image.resize({ width, height, ...resizeOptions(transform) })
  } else return bytes
  return lossless(image, animated)
}

function resizeOptions({ fit, background = WHITE }: Transform): ResizeOptions {
  if (fit === 'clip') return { fit: 'inside' }
  if (fit === 'max') return { fit: 'inside', withoutEnlargement: true }
  if (fit === 'min') return { fit: 'cover', withoutEnlargement: true }
  if (fit === 'fill') return { fit: 'contain', background }
  if (fit === 'fillmax') return { fit: 'contain', background, withoutEnlargement: true }
  return { fit: 'fill' }
}

/** An intermediate image. */
function lossless(image: Sharp, animated: boolean): Promise<Uint8Array> {
  const made = animated
    ? image.webp({ lossless: true, effort: 0 })
    : image.png({ compressionLevel: 0 })
  return made.toBuffer()
}
