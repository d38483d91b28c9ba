import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cropAround } from './crop.ts'

test('a crop is centred on its point as far as the image allows', () => {
  const source = { width: 400, height: 200 }
  const target = { width: 100, height: 100 }
  const at = (x: number, y: number) => cropAround(source, target, { x, y })
  expect(at(0.5, 0.5)).toEqual({ left: 100, top: 0, width: 200, height: 200 })
  expect(at(0, 0)).toEqual({ left: 0, top: 0, width: 200, height: 200 })
  expect(at(1, 1)).toEqual({ left: 200, top: 0, width: 200, height: 200 })
  expect(at(0.4, 0.1)).toEqual({ left: 60, top: 0, width: 200, height: 200 })
})

test('a crop is always inside the image', () => {
  const edge = fc.integer({ min: 1, max: 5000 })
  const size = fc.record({ width: edge, height: edge })
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(size, size, share, share, (source, target, x, y) => {
      const { left, top, width, height } = cropAround(source, target, { x, y })
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      expect(left + width).toBeLessThanOrEqual(source.width)
      expect(top + height).toBeLessThanOrEqual(source.height)
    }),
  )
})
