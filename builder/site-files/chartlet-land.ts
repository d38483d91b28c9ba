/** Draws the land around a port for its chartlet. */
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { geoMercator, geoPath } from 'd3-geo'
import { feature } from 'topojson-client'
import * as v from 'valibot'
import { chartlet, drawn, landFile, scale } from '../../src/sections/chartlet/extent.ts'
import { isometric, toRadians, type LatLng } from '../../src/ui/coordinates.ts'
import type { NextSite } from './next-site.ts'

/** A ring around an island or continent, with lakes, and its extent. */
type Polygon = Box & { rings: Position[][] }

/** Units beyond the edge at which the land is clipped, or the edge would get the coast's strokes. */
const BEYOND = 24

const answerOfPort = v.object({
  port: v.object({
    coordinates: v.object({
      lat: v.pipe(v.number(), v.minValue(-80), v.maxValue(80)),
      lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
    }),
  }),
})

/**
 * Puts the land of the port that an answer describes; nothing for another page, or a port without a position.
 *
 * @returns names of the files in `media/` that the page shows
 */
export async function putChartletLand(site: NextSite, answer: unknown): Promise<void> {
  const parsed = v.safeParse(answerOfPort, answer)
  if (!parsed.success) return
  const { coordinates } = parsed.output.port
  const file = landFile(coordinates)
  if (!(await site.keep(file)))
    await site.put(file, drawChartletLand(await readLand(), coordinates))
}

/** Degrees around a port within which land is drawn: more than the chartlet shows. */
const NEAR = 2

/** The land as an SVG without colours, which are those of the page that uses it; land only, so no borders. */
export function drawChartletLand(land: readonly Polygon[], { lat, lng }: LatLng): string {
  const projection = geoMercator()
    .scale(scale)
    .translate([
      chartlet.width / 2 - scale * toRadians(lng),
      chartlet.height / 2 + scale * isometric(lat),
    ])
    .clipExtent([
      [-BEYOND, drawn.top - BEYOND],
      [chartlet.width + BEYOND, drawn.bottom + BEYOND],
    ])
  // Only what is near: the ring of Antarctica would enclose every chart, and to project all 80,000 positions
  // of a continent takes 40 ms.
  const near = { west: lng - NEAR, east: lng + NEAR, south: lat - NEAR, north: lat + NEAR }
  const coordinates = land
    .filter(({ west, east }) => west < near.east && east > near.west)
    .filter(({ south, north }) => south < near.north && north > near.south)
    .map(({ rings }) => rings.map((ring) => thinRing(ring, near)))
  // From its own points with straight lines: curves between them would be a shore that nobody surveyed.
  const coast = geoPath(projection).digits(1)({ type: 'MultiPolygon', coordinates }) ?? ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${chartlet.width} ${chartlet.height}"><path id="land" d="${coast}"/></svg>\n`
}

/** The positions are taken as they are: to parse 400,000 of them takes 200 MB. */
const multiPolygon = v.object({
  geometry: v.object({ coordinates: v.custom<Position[][][]>(Array.isArray) }),
})

let read: Promise<Polygon[]> | undefined

/** Read once, and only where a port is new: it takes a while. */
export async function readLand(): Promise<Polygon[]> {
  read ??= readPolygons()
  return await read
}

async function readPolygons(): Promise<Polygon[]> {
  const file = fileURLToPath(import.meta.resolve('world-atlas/land-10m.json'))
  const land = feature(JSON.parse(await readFile(file, 'utf8')), 'land')
  const { features } = v.parse(v.object({ features: v.array(multiPolygon) }), land)
  return features.flatMap(({ geometry }) => geometry.coordinates.map(withExtent))
}

function withExtent(rings: Position[][]): Polygon {
  const extent = { west: 180, east: -180, south: 90, north: -90 }
  for (const [lng, lat] of rings[0] ?? []) {
    extent.west = Math.min(extent.west, lng)
    extent.east = Math.max(extent.east, lng)
    extent.south = Math.min(extent.south, lat)
    extent.north = Math.max(extent.north, lat)
  }
  return { rings, ...extent }
}

/** Longitude and latitude. */
export type Position = [lng: number, lat: number]

type Box = { west: number; east: number; south: number; north: number }

/**
 * Degrees between two positions at most: what joins them is an arc of a great circle, and a long one would bulge
 * into the box.
 */
const LONGEST = 5

/**
 * A ring with the same course within a box and around it, and few positions elsewhere: one is left out where the
 * line past it stays beyond the same side of the box.
 */
export function thinRing(ring: readonly Position[], box: Box): Position[] {
  const [first] = ring
  if (first === undefined) return []
  const kept = [first]
  let last = first
  let lastSides = sidesOf(first, box)
  let sides = lastSides
  for (const [index, position] of ring.entries()) {
    const next = ring[index + 1]
    const nextSides = next === undefined ? 0 : sidesOf(next, box)
    const isFar =
      Math.abs(position[0] - last[0]) > LONGEST || Math.abs(position[1] - last[1]) > LONGEST
    if (index > 0 && (isFar || (lastSides & sides & nextSides) === 0)) {
      kept.push(position)
      last = position
      lastSides = sides
    }
    sides = nextSides
  }
  return kept
}

/** The sides of a box that a position is beyond, one bit each (Cohen and Sutherland). */
function sidesOf([lng, lat]: Position, { west, east, south, north }: Box): number {
  return (lng < west ? 1 : 0) | (lng > east ? 2 : 0) | (lat < south ? 4 : 0) | (lat > north ? 8 : 0)
}
