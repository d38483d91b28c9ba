/**
 * Draws the land of the coast chart, without colours, which are those of the page that uses it:
 * `node src/sections/coast-map/generate-land.ts` writes land.svg.
 * Land only: without borders there are none to get wrong (docs/domain.md).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { geoMercator, geoPath } from 'd3-geo'
import { optimize } from 'svgo'
import { feature } from 'topojson-client'
import { isometric, toRadians } from '../../ui/mercator.ts'
import { extent, innerHeight, innerWidth, scale } from './chart.ts'

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
export function outlineLand(): string {
  // Clipped so far beyond the edge that neither the coast's stroke nor its shoal comes in from there.
  const beyond = 12
  const projection = geoMercator()
    .scale(scale)
    .translate([-scale * toRadians(extent.west), scale * isometric(extent.north)])
    .clipExtent([
      [-beyond, -beyond],
      [innerWidth + beyond, innerHeight + beyond],
    ])
  const path = geoPath(projection).digits(1)(feature(readLand(), 'land'))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${innerWidth} ${innerHeight}"><path id="land" d="${path}"/></svg>`
}

function readLand(): Topology {
  const file = new URL(import.meta.resolve('world-atlas/land-50m.json'))
  return JSON.parse(readFileSync(file, 'utf8'))
}

if (import.meta.main) writeFileSync(new URL('land.svg', import.meta.url), drawLand())
