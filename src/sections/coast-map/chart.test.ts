import { geoMercator } from 'd3-geo'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { border, extent, chartWidth, isOnChart, project } from './chart.ts'

const { west, east, north, south } = extent

describe('project', () => {
  test('is the Mercator projection that d3-geo fits into the same frame', () => {
    const corners = {
      type: 'MultiPoint' as const,
      coordinates: [
        [west, north],
        [east, south],
      ],
    }
    const reference = geoMercator().fitWidth(chartWidth, corners)
    const [offsetX = 0, offsetY = 0] = reference([west, north]) ?? []
    const within = (least: number, most: number) =>
      fc.double({ min: least, max: most, noNaN: true })
    fc.assert(
      fc.property(within(west, east), within(south, north), (lng, lat) => {
        const [x = 0, y = 0] = reference([lng, lat]) ?? []
        const point = project({ lat, lng })
        expect(point.x).toBeCloseTo(border + x - offsetX, 1)
        expect(point.y).toBeCloseTo(border + y - offsetY, 1)
      }),
    )
  })
})

test.each([
  ['Mumbai', { lat: 18.9333, lng: 72.85 }, true],
  ['Port Blair', { lat: 11.67, lng: 92.74 }, false],
  ['Rotterdam', { lat: 51.95, lng: 4.14 }, false],
])('for %s at %j, isOnChart is %s', (_name, position, expected) => {
  expect(isOnChart(position)).toBe(expected)
})
