import type { Sharp } from 'sharp'
import type { OutputFormat, Transform } from './transform-parameters.ts'

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

/** Encode an image; a quality is for formats that lose something. */
export function encode(
  image: Sharp,
  format: EncodedFormat,
  { quality, format: asked }: Pick<Transform, 'quality' | 'format'>,
): Sharp {
  // Zero, which the hosted lake takes, is less than there is.
  const options = quality === undefined ? {} : { quality: Math.max(1, quality) }
  if (format === 'avif') return image.avif(options)
  if (format === 'jpeg') return image.jpeg({ ...options, progressive: asked === 'pjpg' })
  // A quality would make a PNG a paletted one.
  if (format === 'png' || format === 'gif') return image.toFormat(format)
  return image.toFormat(format, options)
}
