/**
 * Extent of the coast chart in degrees (docs/domain.md), and its size in SVG units. land.svg (Natural Earth,
 * 1:50 million, Mercator projection) reaches beyond this extent, with less detail there.
 */
import { mercatorY, toRadians, type LatLng } from '../../ui/coordinates.ts'

/** In degrees, with room for labels on the sea west and east of India. */
export const extent = { west: 63.8, east: 90.8, north: 25, south: 5.6 }

/** Width of the border that shows the degrees. */
export const border = 12

export const chartWidth = 336

/** Chart units per radian of longitude. */
const scale = chartWidth / toRadians(extent.east - extent.west)

export const chartHeight = Math.round(scale * (mercatorY(extent.north) - mercatorY(extent.south)))

export const outerWidth = chartWidth + 2 * border

export const outerHeight = chartHeight + 2 * border

export type Point = { x: number; y: number }

/** Mercator projection onto the chart, including its border. */
export function project({ lat, lng }: LatLng): Point {
  return {
    x: round(border + scale * toRadians(lng - extent.west)),
    y: round(border + scale * (mercatorY(extent.north) - mercatorY(lat))),
  }
}

export function isOnChart({ lat, lng }: LatLng): boolean {
  return lng > extent.west && lng < extent.east && lat > extent.south && lat < extent.north
}

/** Rounds to a hundredth of a unit, which no screen can show, to shorten the HTML. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
