import { assert, double, integer, option, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { visibleArea } from './image-area.ts'

const uncropped = { crop: null, hotspot: null }

describe('visibleArea', () => {
  test.each([
    ['shows all of a 3:2 photograph', { width: 900, height: 600 }, [0, 0, 900, 600]],
    ['crops the width of a wide photograph', { width: 1200, height: 600 }, [150, 0, 900, 600]],
    ['crops the height of a tall photograph', { width: 600, height: 1200 }, [0, 400, 600, 400]],
    ['shows a photograph of one pixel', { width: 1, height: 1 }, [0, 0, 1, 1]],
  ])('%s', (_, size, area) => {
    expect(areaAsList({ ...uncropped, ...size })).toEqual(area)
  })

  test.each([
    [{ x: 0.2, y: 0.5 }, 0],
    [{ x: 0.5, y: 0.5 }, 150],
    [{ x: 0.6, y: 0.1 }, 270],
    [{ x: 1, y: 1 }, 300],
  ])('centres the hotspot %j as far as the photograph allows', (hotspot, left) => {
    const area = visibleArea({ ...uncropped, width: 1200, height: 600, hotspot })
    expect(area).toEqual({ left, top: 0, width: 900, height: 600 })
  })

  test('without a hotspot, is centred in the cropped photograph', () => {
    const crop = { left: 0.5, right: 0, top: 0, bottom: 0 }
    const area = visibleArea({ width: 1200, height: 300, crop, hotspot: null })
    expect(area).toEqual({ left: 675, top: 0, width: 450, height: 300 })
  })

  const fraction = double({ min: 0, max: 1, noNaN: true })
  const size = integer({ min: 1, max: 12_000 })
  const hotspot = option(record({ x: fraction, y: fraction }))

  test('stays within the photograph, however much editors crop it', () => {
    const crop = record({ top: fraction, bottom: fraction, left: fraction, right: fraction })
    assert(
      property(record({ width: size, height: size, crop, hotspot }), (photograph) => {
        const { left, top, width, height } = visibleArea(photograph)
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
        expect(left + width).toBeLessThanOrEqual(photograph.width)
        expect(top + height).toBeLessThanOrEqual(photograph.height)
      }),
    )
  })

  test('has the aspect ratio 3:2 and stays within the crop, wherever the hotspot is', () => {
    const small = double({ min: 0, max: 0.45, noNaN: true })
    const crop = record({ top: small, bottom: small, left: small, right: small })
    const large = integer({ min: 100, max: 12_000 })
    assert(
      property(record({ width: large, height: large, crop, hotspot }), (photograph) => {
        const { left, top, width, height } = visibleArea(photograph)
        expect(Math.abs(width - height * 1.5)).toBeLessThan(2)
        expect(left).toBeGreaterThanOrEqual(Math.round(photograph.crop.left * photograph.width))
        expect(top).toBeGreaterThanOrEqual(Math.round(photograph.crop.top * photograph.height))
        const right = Math.round(photograph.width - photograph.crop.right * photograph.width)
        const bottom = Math.round(photograph.height - photograph.crop.bottom * photograph.height)
        expect(left + width).toBeLessThanOrEqual(right)
        expect(top + height).toBeLessThanOrEqual(bottom)
      }),
    )
  })
})

function areaAsList(photograph: Parameters<typeof visibleArea>[0]) {
  const { left, top, width, height } = visibleArea(photograph)
  return [left, top, width, height]
}
