/**
 * Draws the land of the coast chart, without colours, which are those of the page that uses it: `node
 * src/sections/coast-map/generate-land.ts` writes land.svg. Land only, without borders (docs/domain.md).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { geoMercator, geoPath } from 'd3-geo'
import { optimize } from 'svgo'
import { feature } from 'topojson-client'
import { isometric, toRadians } from '../../ui/coordinates.ts'
import { extent, innerHeight, innerWidth, scale } from './chart.ts'

/**
 * How far the land goes on beyond the edges, in units: so far that neither the coast's stroke nor its shoal comes in
 * from there; to the west for a sheet that is wider than the chart, to the north for one with more above Kandla, to the
 * east for one with the Andamans.
 */
const beyond = { west: 740, north: 30, east: 48, south: 12 }

/** Units between points on the coasts beyond the chart, and how far beyond its edges they begin. */
const LEAST_STEP = 3
const SEEN = 12

type Topology = Parameters<typeof feature>[0]

export function drawLand(): string {
  // The page names the drawing's path by its id.
  const overrides = { cleanupIds: false as const }
  const { data } = optimize(outlineLand(), {
    plugins: [{ name: 'preset-default', params: { overrides } }],
  })
  return `${data}\n`
}

/** The drawing before it is made smaller, with the coast in absolute positions. */
function outlineLand(): string {
  const projection = geoMercator()
    .scale(scale)
    .translate([-scale * toRadians(extent.west), scale * isometric(extent.north)])
    .clipExtent([
      [-beyond.west, -beyond.north],
      [innerWidth + beyond.east, innerHeight + beyond.south],
    ])
  const path = geoPath(projection).digits(1)(feature(readLand(), 'land'))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${innerWidth} ${innerHeight}"><path id="land" d="${thinned(path ?? '')}"/></svg>`
}

/** A path without points that nobody misses on the coasts beyond the chart, most of which its title block covers. */
function thinned(path: string): string {
  let [lastX, lastY] = [0, 0]
  return path.replaceAll(/([ML])(-?[\d.]+),(-?[\d.]+)/g, (point, command, x, y) => {
    const isBeyond = Number(x) < -SEEN || Number(x) > innerWidth + SEEN
    const isNear = Math.hypot(Number(x) - lastX, Number(y) - lastY) < LEAST_STEP
    if (command === 'L' && isBeyond && isNear) return ''
    ;[lastX, lastY] = [Number(x), Number(y)]
    return point
  })
}

function readLand(): Topology {
  const file = new URL(import.meta.resolve('world-atlas/land-50m.json'))
  return JSON.parse(readFileSync(file, 'utf8'))
}

if (import.meta.main) writeFileSync(new URL('land.svg', import.meta.url), drawLand())
