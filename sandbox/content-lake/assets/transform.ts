import sharp, { type ResizeOptions, type Sharp } from 'sharp'
import { badRequest } from '../errors.ts'
import type { Fit, OutputFormat, Transform } from './transform-parameters.ts'

export interface TransformedImage {
  bytes: Uint8Array
  mimeType: string
}

export type EncodedFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'

const SHARP_FORMATS: Record<OutputFormat, EncodedFormat> = {
  jpg: 'jpeg',
  pjpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
}

// An SVG has its format asked for, so it is not in here.
const ORIGINAL_FORMATS: Record<string, EncodedFormat> = {
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  tif: 'tiff',
}

const RESIZES: Record<Fit, ResizeOptions> = {
  clip: { fit: 'inside' },
  crop: { fit: 'cover' },
  fill: { fit: 'contain', background: '#fff' },
  fillmax: { fit: 'contain', background: '#fff', withoutEnlargement: true },
  max: { fit: 'inside', withoutEnlargement: true },
  min: { fit: 'cover', withoutEnlargement: true },
  scale: { fit: 'fill' },
}

/** The output format: the one asked for, else the best that `accept` names, else the original. */
export function chooseFormat(
  { format, auto }: Pick<Transform, 'format' | 'auto'>,
  extension: string,
  accept: string,
): EncodedFormat {
  if (format) return SHARP_FORMATS[format]
  if (auto && accept.includes('image/avif')) return 'avif'
  if (auto && accept.includes('image/webp')) return 'webp'
  return ORIGINAL_FORMATS[extension] ?? 'png'
}

/**
 * Crop, resize and encode an image.
 *
 * @throws LakeError 400 when `rect` is not inside the image
 */
export async function transformImage(
  bytes: Uint8Array,
  { width, height, fit, quality, format: asked, rect }: Transform,
  format: EncodedFormat,
): Promise<TransformedImage> {
  const animated = format === 'gif' || format === 'webp'
  const image = sharp(bytes, { animated }).autoOrient()
  if (rect) {
    const { autoOrient: size } = await sharp(bytes).metadata()
    if (rect.left + rect.width > size.width || rect.top + rect.height > size.height) {
      throw badRequest('"rect" is not inside the image')
    }
    image.extract(rect)
  }
  if (width !== undefined || height !== undefined) image.resize({ width, height, ...RESIZES[fit] })
  const options = { ...(quality !== undefined && { quality }), progressive: asked === 'pjpg' }
  const encoded = encode(image, format, options)
  return { bytes: await encoded.toBuffer(), mimeType: `image/${format}` }
}

function encode(
  image: Sharp,
  format: EncodedFormat,
  { quality, progressive }: { quality?: number; progressive: boolean },
): Sharp {
  const options = quality === undefined ? {} : { quality }
  if (format === 'avif') return image.avif(options)
  if (format === 'jpeg') return image.jpeg({ ...options, progressive })
  // A quality would make a PNG a paletted one.
  if (format === 'png' || format === 'gif') return image.toFormat(format)
  return image.toFormat(format, options)
}
