import readTags from 'exif-reader'
import type { JsonObject } from '../json.ts'

/** Of a photograph there are a few KB; reading many more tags would take seconds. */
const MAX_BYTES = 65_536

/**
 * What a camera has written into an image, as the fields of an asset's metadata, under the names that
 * exif-reader 1 gives the tags, which are the hosted lake's.
 *
 * @returns nothing for an image without EXIF, or with EXIF that is damaged
 */
export function readExif(bytes: Buffer | undefined): JsonObject {
  if (!bytes || bytes.length > MAX_BYTES) return {}
  const { image, exif, gps } = tagsOf(bytes)
  const location = gps && geopointOf(gps)
  return {
    ...(image && { image: { _type: 'sanity.imageExifTags', ...valuesOf(image) } }),
    ...(exif && { exif: { _type: 'sanity.imageExifMetadata', ...valuesOf(exif) } }),
    ...(location && { location }),
  }
}

function tagsOf(bytes: Buffer): ReturnType<typeof readTags> {
  try {
    return readTags(bytes)
  } catch {
    // The reader has no error of its own. An image with damaged EXIF is an image still.
    return {}
  }
}

/** Without what has no name or no value in JSON: unknown tags, and binary ones such as a maker's notes. */
function valuesOf(tags: Record<string, unknown>): JsonObject {
  return Object.fromEntries(
    Object.entries(tags).flatMap(([name, value]) => {
      const json = value instanceof Date ? dateOf(value) : value
      return /^[A-Za-z]/.test(name) && isValue(json) ? [[name, json]] : []
    }),
  )
}

function dateOf(date: Date): string | null {
  return Number.isNaN(date.getTime()) ? null : date.toISOString()
}

function isValue(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isValue)
  return typeof value === 'string' || Number.isFinite(value)
}

/** Degrees, minutes and seconds north or south, east or west; metres above or below the sea. */
function geopointOf(tags: Record<string, unknown>): JsonObject | null {
  const lat = degreesOf(tags['GPSLatitude'], tags['GPSLatitudeRef'] === 'S')
  const lng = degreesOf(tags['GPSLongitude'], tags['GPSLongitudeRef'] === 'W')
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null
  const { GPSAltitude: height, GPSAltitudeRef: below } = tags
  const alt = typeof height === 'number' && Number.isFinite(height) ? height : null
  return {
    _type: 'geopoint',
    lat,
    lng,
    ...(alt !== null && { alt: below === 1 ? -alt : alt }),
  }
}

function degreesOf(parts: unknown, isNegative: boolean): number | null {
  if (!Array.isArray(parts) || parts.length !== 3) return null
  const [degrees, minutes, seconds] = parts.map(Number)
  const sum = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  if (!Number.isFinite(sum)) return null
  return isNegative ? -sum : sum
}
