import { brotliCompressSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { ports } from '../../seed/documents/port.ts'
import { landFile, ringRadius } from '../../src/sections/chartlet/extent.ts'
import { drawChartletLand, putChartletLand, readLand } from './chartlet-land.ts'
import type { NextSite } from './next-site.ts'

const land = await readLand()
const mumbai = { lat: 18.9333, lng: 72.85 }

describe('the land around a port', () => {
  test.each(ports.map(({ slug, coordinates }) => [slug?.current, coordinates] as const))(
    'of %s has a coastline and is small',
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

test('a nautical mile is a minute of latitude', () => {
  expect(ringRadius(60, { lat: 0, lng: 0 })).toBeCloseTo(360 / 1.6, 0)
  expect(ringRadius(30, mumbai)).toBeGreaterThan(ringRadius(30, { lat: 0, lng: 0 }))
})

describe('the build', () => {
  const siteWith = (has: boolean) => {
    const put: string[] = []
    // `putChartletLand` calls only these two methods.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    const site = {
      keep: () => Promise.resolve(has),
      put: (name: string) => Promise.resolve(void put.push(name)),
    } as unknown as NextSite
    return { site, put }
  }

  test('writes the file for a port’s position unless it exists', async () => {
    const first = siteWith(false)
    await putChartletLand(first.site, { port: { coordinates: mumbai } })
    expect(first.put).toEqual([landFile(mumbai)])
    const later = siteWith(true)
    await putChartletLand(later.site, { port: { coordinates: mumbai } })
    expect(later.put).toEqual([])
  })

  test.each([[{}], [{ port: null }], [{ port: { coordinates: { lat: 'north', lng: 1 } } }]])(
    'writes no file for %j',
    async (answer) => {
      const { site, put } = siteWith(false)
      await putChartletLand(site, answer)
      expect(put).toEqual([])
    },
  )
})
