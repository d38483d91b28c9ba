import type { LatLng } from '../../ui/coordinates.ts'
import { isometric, toRadians } from '../../ui/mercator.ts'
import { band, extent, scale } from './chart.ts'

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
