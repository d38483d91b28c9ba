/**
 * Draws the land of the coast chart: `node src/sections/coast-map/generate-land.ts` writes land.svg. The file has no
 * colours, because style sheets set them, and no borders (docs/domain.md).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { geoMercator, geoPath } from 'd3-geo'
import { optimize } from 'svgo'
import { feature } from 'topojson-client'
import { isometric, toRadians } from '../../ui/coordinates.ts'
import { extent, innerHeight, innerWidth, scale } from './chart.ts'

/**
 * How far the land extends beyond the edges, in units. The stroke around the land must not be visible at the edge.
 * Sheets are larger than the chart in the west, in the north and towards the Andamans.
 */
const beyond = { west: 740, north: 30, east: 48, south: 12 }

/** Minimum units between points of coasts that are more than `MARGIN` units beyond the chart. */
const MIN_STEP = 3
const MARGIN = 12

type Topology = Parameters<typeof feature>[0]

export function drawLand(): string {
  // The page names the drawing's path by its id.
  const overrides = { cleanupIds: false as const }
  const { data } = optimize(outlineLand(), {
    plugins: [{ name: 'preset-default', params: { overrides } }],
  })
  return `${data}\n`
}

/** The drawing before optimisation, in absolute coordinates. */
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

/** Removes points of the coasts beyond the chart, most of which the title block covers. */
function thinned(path: string): string {
  let [lastX, lastY] = [0, 0]
  return path.replaceAll(/([ML])(-?[\d.]+),(-?[\d.]+)/g, (point, command, x, y) => {
    const isBeyond = Number(x) < -MARGIN || Number(x) > innerWidth + MARGIN
    const isNear = Math.hypot(Number(x) - lastX, Number(y) - lastY) < MIN_STEP
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
