/** The projection of the site's charts, on a sphere of radius 1. */

export function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Mercator's ordinate for a latitude in degrees. */
export function isometric(lat: number): number {
  return Math.asinh(Math.tan(toRadians(lat)))
}
