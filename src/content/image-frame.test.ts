import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frameOf } from './image-frame.ts'

const whole = { crop: null, hotspot: null }

describe('frameOf', () => {
  test.each([
    ['three to two is shown whole', { width: 900, height: 600 }, [0, 0, 900, 600]],
    ['a wide one loses its sides', { width: 1200, height: 600 }, [150, 0, 900, 600]],
    ['a tall one loses top and bottom', { width: 600, height: 1200 }, [0, 400, 600, 400]],
    ['one pixel is enough', { width: 1, height: 1 }, [0, 0, 1, 1]],
  ])('%s', (_, size, frame) => {
    expect(numbers({ ...whole, ...size })).toEqual(frame)
  })

  test('what editors cut off is never shown', () => {
    const crop = { top: 0.25, bottom: 0.25, left: 0.5, right: 0 }
    expect(numbers({ ...whole, width: 1200, height: 1200, crop })).toEqual([600, 400, 600, 400])
  })

  test.each([
    [{ x: 0.2, y: 0.5 }, 0],
    [{ x: 0.5, y: 0.5 }, 150],
    [{ x: 0.6, y: 0.1 }, 270],
    [{ x: 1, y: 1 }, 300],
  ])('the hotspot %j is in the middle where the photograph allows', (hotspot, left) => {
    const frame = frameOf({ ...whole, width: 1200, height: 600, hotspot })
    expect(frame).toEqual({ left, top: 0, width: 900, height: 600 })
  })

  test('is inside of what is left, three to two, for whatever editors choose', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const crops = fc.record({ top: share, bottom: share, left: share, right: share })
    const size = fc.integer({ min: 1, max: 12_000 })
    const photographs = fc.record({
      width: size,
      height: size,
      crop: fc.option(crops),
      hotspot: fc.option(fc.record({ x: share, y: share })),
    })
    fc.assert(
      fc.property(photographs, (photograph) => {
        const { left, top, width, height } = frameOf(photograph)
        const { crop } = photograph
        expect(left).toBeGreaterThanOrEqual(0)
        expect(top).toBeGreaterThanOrEqual(0)
        expect(left + width).toBeLessThanOrEqual(photograph.width)
        expect(top + height).toBeLessThanOrEqual(photograph.height)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
        // Rounded to whole pixels, unless it is a pixel that is left in the end.
        if (Math.min(width, height) > 1) expect(Math.abs(width - height * 1.5)).toBeLessThan(2)
        if (crop && crop.left + crop.right < 1 && width > 1)
          expect(left).toBeGreaterThanOrEqual(Math.round(crop.left * photograph.width))
      }),
    )
  })
})

function numbers(photograph: Parameters<typeof frameOf>[0]) {
  const { left, top, width, height } = frameOf(photograph)
  return [left, top, width, height]
}
