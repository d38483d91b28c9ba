/** Extent and size of the coast chart, in the units of its SVG (docs/domain.md). */
import { isometric, toRadians } from '../../ui/mercator.ts'

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
