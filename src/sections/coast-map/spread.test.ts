import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { spread } from './spread.ts'

const bounds = { least: 0, most: 100 }

describe('spread', () => {
  test('keeps centres that are far enough apart', () => {
    expect(spread([10, 40, 90], 28, bounds)).toEqual([10, 40, 90])
  })

  test('parts neighbours about their middle', () => {
    expect(spread([50, 52], 10, bounds)).toEqual([46, 56])
  })

  test('a cluster pushes the next one on', () => {
    expect(spread([40, 41, 42, 56], 10, bounds)).toEqual([29.75, 39.75, 49.75, 59.75])
  })

  test('keeps within the bounds', () => {
    expect(spread([1, 2, 99], 10, bounds)).toEqual([0, 10, 99])
    expect(spread([98, 99], 10, bounds)).toEqual([90, 100])
  })

  test('of no centres is empty', () => {
    expect(spread([], 10, bounds)).toEqual([])
  })

  test('neighbours never overlap, and stay in bounds when they fit', () => {
    const centres = fc
      .array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 10 })
      .map((values) => values.toSorted((a, b) => a - b))
    fc.assert(
      fc.property(centres, (values) => {
        const placed = spread(values, 11, bounds)
        expect(placed).toHaveLength(values.length)
        for (const [index, place] of placed.entries()) {
          expect(place).toBeGreaterThanOrEqual(bounds.least)
          expect(place).toBeLessThanOrEqual(bounds.most + 1e-9)
          const next = placed[index + 1] ?? Infinity
          expect(next - place).toBeGreaterThanOrEqual(11 - 1e-9)
        }
      }),
    )
  })
})
