/** Draws the land around a port for its chartlet, the small chart on the port's page. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import * as v from 'valibot'
import { chartlet, drawing, landFile, scale } from '../../src/sections/chartlet/extent.ts'
import { mercatorY, toRadians, type LatLng } from '../../src/ui/coordinates.ts'
import type { NextSite } from './next-site.ts'

/** Longitude and latitude. */
type Position = [lng: number, lat: number]

/** An island or continent with its lakes. */
type Polygon = Position[][]

/** The land is clipped this many chart units outside the chart, so that the chart shows no cut edge as a coastline. */
const CLIP_MARGIN = 24

const portAnswerSchema = v.object({
  port: v.object({
    coordinates: v.object({
      lat: v.pipe(v.number(), v.minValue(-80), v.maxValue(80)),
      lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  }),
})

/** If the answer to a page's query has a port with a valid position, puts the land around that port into the site. */
export async function putChartletLand(site: NextSite, answer: unknown): Promise<void> {
  const parsed = v.safeParse(portAnswerSchema, answer)
  if (!parsed.success) return
  const { coordinates } = parsed.output.port
  const file = landFile(coordinates)
  if (!(await site.keep(file)))
    await site.put(file, drawChartletLand(await readLand(), coordinates))
}

/** A polygon is drawn if it has a point within this many degrees of the port. The chartlet shows a smaller area. */
const NEAR = 2

/** Draws the land as an SVG path. The page sets its colours and strokes. */
export function drawChartletLand(land: readonly Polygon[], { lat, lng }: LatLng): string {
  const projection = geoMercator()
    .scale(scale)
    .translate([
      chartlet.width / 2 - scale * toRadians(lng),
      chartlet.height / 2 + scale * mercatorY(lat),
    ])
    .clipExtent([
      [-CLIP_MARGIN, drawing.top - CLIP_MARGIN],
      [chartlet.width + CLIP_MARGIN, drawing.bottom + CLIP_MARGIN],
    ])
  // Only polygons near the port, because the outline of Antarctica would enclose every chart.
  const coordinates = land.filter(([coast = []]) =>
    coast.some(([east, north]) => Math.abs(east - lng) < NEAR && Math.abs(north - lat) < NEAR),
  )
  // Straight lines between the data's own points: curves would show a shore that nobody surveyed.
  const coast = geoPath(projection).digits(1)({ type: 'MultiPolygon', coordinates }) ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chartlet.width} ${chartlet.height}"><path id="land" d="${coast}"/></svg>\n`
}

/** The positions are not parsed: to parse all 400,000 would take 200 MB. */
const multiPolygon = v.object({
  geometry: v.object({ coordinates: v.custom<Polygon[]>(Array.isArray) }),
})

let polygons: Promise<Polygon[]> | undefined

/** Reads the land only once, because this takes a while. */
export const readLand = () => (polygons ??= readPolygons())

async function readPolygons(): Promise<Polygon[]> {
  const file = fileURLToPath(import.meta.resolve('world-atlas/land-10m.json'))
  const land = feature(JSON.parse(await readFile(file, 'utf8')), 'land')
  const { features } = v.parse(v.object({ features: v.array(multiPolygon) }), land)
  return features.flatMap(({ geometry }) => geometry.coordinates)
}
