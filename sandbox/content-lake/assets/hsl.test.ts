import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { toHsl, toRgb } from './hsl.ts'

test.each([
  [[255, 0, 0], { h: 0, s: 1, l: 0.5 }],
  [[0, 255, 0], { h: 1 / 3, s: 1, l: 0.5 }],
  [[0, 0, 255], { h: 2 / 3, s: 1, l: 0.5 }],
  [[255, 255, 255], { h: 0, s: 0, l: 1 }],
  [[0, 0, 0], { h: 0, s: 0, l: 0 }],
] as const)('%j is %j', (rgb, hsl) => {
  expect(toHsl(rgb)).toEqual(hsl)
})

test('converting there and back yields the same colour', () => {
  const channel = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(channel, channel, channel, (r, g, b) => {
      expect(toRgb(toHsl([r, g, b]))).toEqual([r, g, b])
    }),
  )
})
