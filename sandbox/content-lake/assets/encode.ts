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

// An SVG is not listed: it is only encoded in a format that the URL names.
const ORIGINAL_FORMATS: Record<string, EncodedFormat> = {
  jpg: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  tif: 'tiff',
}

/** The output format: the requested one, else the best that `accept` names, else the original. */
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

/** Encodes an image; the quality applies to lossy formats only. */
export function encode(
  image: Sharp,
  format: EncodedFormat,
  { quality, format: asked }: Pick<Transform, 'quality' | 'format'>,
): Sharp {
  // The hosted lake accepts 0, sharp starts at 1.
  const options = quality === undefined ? {} : { quality: Math.max(1, quality) }
  if (format === 'avif') return image.avif(options)
  if (format === 'jpeg') return image.jpeg({ ...options, progressive: asked === 'pjpg' })
  // With a quality sharp would write a palette PNG.
  if (format === 'png' || format === 'gif') return image.toFormat(format)
  return image.toFormat(format, options)
}
