/** Extent, size and file of a chartlet: the chart of one port and the waters around it. */
import { mercatorY, toRadians, type LatLng } from '../../ui/coordinates.ts'

/** Degrees of longitude to either side of the port. With fewer, Kandla's creek would be missing. */
const REACH = 0.8

/** Size of the chart in SVG units, in a 4:3 frame. */
export const chartlet = { width: 360, height: 270 }

/** The drawing is square: in frames taller than 4:3, it shows more to the north and south of the chart. */
export const drawing = { top: -45, bottom: 315 }

export const middle = { x: chartlet.width / 2, y: chartlet.height / 2 }

export const RINGS = [10, 20, 30]
export const OUTERMOST = Math.max(...RINGS)

/** `dy` in em that centres a text on its anchor. */
export const CENTRED_DY = 0.35

/** Units per radian of longitude. */
export const scale = chartlet.width / toRadians(2 * REACH)

/** Radius of a ring, in units: a nautical mile is a minute of latitude, which Mercator stretches. */
export function ringRadius(miles: number, { lat }: LatLng): number {
  const radius = (scale * toRadians(miles / 60)) / Math.cos(toRadians(lat))
  return Math.round(radius * 10) / 10
}

export function pointOnChart(place: LatLng, port: LatLng): { x: number; y: number } {
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    x: round(chartlet.width / 2 + scale * toRadians(place.lng - port.lng)),
    y: round(chartlet.height / 2 + scale * (mercatorY(port.lat) - mercatorY(place.lat))),
  }
}

/**
 * Address of the drawing of the land, which the build makes for each port. Caches keep the file forever, so its name
 * contains the position. If you change how the land is drawn, change the name too.
 */
export function landFile({ lat, lng }: LatLng): string {
  return `/media/shore-${lat.toFixed(4)}-${lng.toFixed(4)}.svg`
}
