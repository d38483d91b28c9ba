/** Decimal degrees; north and east are positive. */
export type LatLng = { lat: number; lng: number }

/**
 * Formats a position as nautical publications do: degrees, and minutes to a tenth (docs/domain.md).
 *
 * @example formatCoordinates({ lat: 18.9333, lng: 72.85 }) // 18°56.0′N 072°51.0′E
 */
export function formatCoordinates({ lat, lng }: LatLng): string {
  return `${formatAngle(lat, 2)}${hemisphere(lat, 'N', 'S')} ${formatAngle(lng, 3)}${hemisphere(lng, 'E', 'W')}`
}

/** Whole degrees for the edge of a chart: 18°N. */
export function formatDegrees(degrees: number, positive: string, negative: string): string {
  return `${Math.abs(degrees)}°${hemisphere(degrees, positive, negative)}`
}

function formatAngle(degrees: number, digits: number): string {
  // Rounded once, in tenths of a minute, so that 59.99′ carries into the degrees.
  const tenths = Math.round(Math.abs(degrees) * 600)
  const whole = String(Math.floor(tenths / 600)).padStart(digits, '0')
  return `${whole}°${((tenths % 600) / 10).toFixed(1).padStart(4, '0')}′`
}

function hemisphere(degrees: number, positive: string, negative: string): string {
  return degrees < 0 ? negative : positive
}

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Converts a latitude in degrees to Mercator's y on a sphere of radius 1. The site's charts use this projection. */
export function mercatorY(lat: number): number {
  return Math.asinh(Math.tan(toRadians(lat)))
}
