/** Extent and size of the coast chart, in the units of its SVG (docs/domain.md). */
import { isometric, toRadians, type LatLng } from '../../ui/coordinates.ts'

/** Extent in degrees, with sea for labels off either coast. */
export const extent = { west: 63.8, east: 90.8, north: 25, south: 5.6 }

/** Border band that carries the degrees. */
export const band = 12

export const innerWidth = 336

/** Chart units per radian of longitude. */
export const scale = innerWidth / toRadians(extent.east - extent.west)

export const innerHeight = Math.round(scale * (isometric(extent.north) - isometric(extent.south)))

export const width = innerWidth + 2 * band

export const height = innerHeight + 2 * band

export type Point = { x: number; y: number }

/** Mercator projection onto the chart, its border band included. */
export function project({ lat, lng }: LatLng): Point {
  return {
    x: round(band + scale * toRadians(lng - extent.west)),
    y: round(band + scale * (isometric(extent.north) - isometric(lat))),
  }
}

export function isOnChart({ lat, lng }: LatLng): boolean {
  return lng > extent.west && lng < extent.east && lat > extent.south && lat < extent.north
}

/** A hundredth of a unit is less than any screen shows, and keeps the page small. */
function round(value: number): number {
  return Math.round(value * 100) / 100
}
