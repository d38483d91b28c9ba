import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { border, extent, outerHeight, outerWidth } from './chart.ts'
import { labelHeight, placeLabels } from './place-labels.ts'

const LABEL_WIDTH = 44

const mumbai = { name: 'Mumbai', lat: 18.9333, lng: 72.85 }
const mundra = { name: 'Mundra', lat: 22.7333, lng: 69.7 }
const vadinar = { name: 'Vadinar', lat: 22.45, lng: 69.7167 }
const kandla = { name: 'Kandla', lat: 23.0167, lng: 70.2167 }
const visakhapatnam = { name: 'Visakhapatnam', lat: 17.6983, lng: 83.2786 }
const tuticorin = { name: 'Tuticorin', lat: 8.75, lng: 78.2 }

describe('placeLabels', () => {
  test('puts labels to the right of their pins: inland on the west coast, at sea on the east coast', () => {
    for (const { mark, pin, label, side } of placeLabels([
      mumbai,
      kandla,
      visakhapatnam,
      tuticorin,
    ])) {
      const onWestCoast = mark.name === 'Mumbai' || mark.name === 'Kandla'
      expect(side).toBe(onWestCoast ? 'west' : 'east')
      expect(label.x).toBeGreaterThan(pin.x)
    }
  })

  test('lines up the labels of the Gulf of Kutch, north to south, to the right of all its pins', () => {
    const placed = placeLabels([vadinar, mundra, mumbai, kandla])
    expect(placed.map(({ mark }) => mark.name)).toEqual(['Kandla', 'Mundra', 'Vadinar', 'Mumbai'])
    const gulf = placed.slice(0, 3)
    expect(new Set(gulf.map(({ label }) => label.x)).size).toBe(1)
    for (const { label } of gulf) {
      expect(label.x).toBeGreaterThan(Math.max(...gulf.map(({ pin }) => pin.x)))
    }
  })

  test('labels of up to 8 ports at any positions stay on the chart and, on each coast, do not overlap', () => {
    const port = fc.record({
      lat: fc.double({ min: extent.south, max: extent.north, noNaN: true }),
      lng: fc.double({ min: extent.west, max: extent.east, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(port, { maxLength: 8 }), (ports) => {
        const placed = placeLabels(ports)
        expect(placed).toHaveLength(ports.length)
        for (const side of ['west', 'east']) {
          const xs = placed.filter((one) => one.side === side).map(({ label }) => label.x)
          for (const x of xs)
            expect(outerWidth - border - x).toBeGreaterThanOrEqual(LABEL_WIDTH - 1e-9)
          const ys = placed.filter((one) => one.side === side).map(({ label }) => label.y)
          for (const [index, y] of ys.entries()) {
            expect(y).toBeGreaterThanOrEqual(border + labelHeight / 2 - 1e-9)
            expect(y).toBeLessThanOrEqual(outerHeight - border - labelHeight / 2 + 1e-9)
            expect((ys[index + 1] ?? Infinity) - y).toBeGreaterThanOrEqual(labelHeight - 1e-9)
          }
        }
      }),
    )
  })
})
