/** Positions in the form charts and port papers use: degrees, minutes and seconds (docs/domain.md). */

/** Decimal degrees; north and east are positive. */
export type LatLng = { lat: number; lng: number }

/**
 * @example formatCoordinates({ lat: 18.9333, lng: 72.85 }) // 18°56′00″N 72°51′00″E
 */
export function formatCoordinates({ lat, lng }: LatLng): string {
  return `${dms(lat, 'N', 'S')} ${dms(lng, 'E', 'W')}`
}

/** Whole degrees for the edge of a chart: 18°N. */
export function formatDegrees(degrees: number, positive: string, negative: string): string {
  return `${Math.abs(degrees)}°${hemisphere(degrees, positive, negative)}`
}

function dms(degrees: number, positive: string, negative: string): string {
  // Rounded once, in seconds, so that 59.99″ carries into the minutes.
  const seconds = Math.round(Math.abs(degrees) * 3600)
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [d, m, s] = parts.map((part) => String(part).padStart(2, '0'))
  return `${d}°${m}′${s}″${hemisphere(degrees, positive, negative)}`
}

function hemisphere(degrees: number, positive: string, negative: string): string {
  return degrees < 0 ? negative : positive
}
