import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ports } from '../../seed/documents/port.ts'
import { landFile, ringRadius } from '../../src/sections/chartlet/extent.ts'
import { drawChartletLand, putChartletLand, readLand } from './chartlet-land.ts'
import { startNextSite } from './next-site.ts'
import { temporaryFolder } from '../../tests/helpers/temporary.ts'

const land = await readLand()
const mumbai = { lat: 18.9333, lng: 72.85 }

describe('the land', () => {
  test.each(ports.map(({ slug, coordinates }) => [slug?.current, coordinates] as const))(
    'around %s has a coastline and takes less than 1.5 kB',
    (_, position) => {
      const { lat = 0, lng = 0 } = position ?? {}
      const svg = drawChartletLand(land, { lat, lng })
      expect(svg).toMatch(/ d="M[^"]{300,}"/)
      expect(brotliCompressSync(svg).length).toBeLessThan(1500)
    },
  )

  test('is empty at sea', () => {
    expect(drawChartletLand(land, { lat: 12, lng: 66 })).toContain('d=""')
  })
})

test('at the equator, 60 nautical miles are one degree of longitude; further north, they are more', () => {
  // A chartlet shows 1.6 degrees of longitude in 360 units.
  expect(ringRadius(60, { lat: 0, lng: 0 })).toBeCloseTo(360 / 1.6, 0)
  expect(ringRadius(30, mumbai)).toBeGreaterThan(ringRadius(30, { lat: 0, lng: 0 }))
})

test('writes a file only for a port with a valid position', async () => {
  const site = await startNextSite(await temporaryFolder())
  for (const port of [{ coordinates: mumbai }, null, { coordinates: { lat: 'north', lng: 1 } }])
    await putChartletLand(site, { port })
  expect((await site.replaceCurrentSite()).written).toEqual([landFile(mumbai).slice(1)])
})
