import { expect, test } from 'vitest'
import { imageWidthRule, altTextRule } from './drawing.ts'

const image = (reference: string) => ({ asset: { _type: 'reference', _ref: reference } })

test.each(['image-abc-1200x800-png', 'image-abc-300x200-svg'])('accepts %s', (reference) => {
  expect(imageWidthRule(image(reference))).toBe(true)
})

test('warns about a narrow photograph, with its width', () => {
  expect(imageWidthRule(image('image-abc-800x600-jpg'))).toContain('Only 800 pixels wide')
})

test.each([
  ['A tug tows a bulk carrier past a breakwater', true],
  ['a picture of a tug', expect.stringContaining('Leave out')],
  ['IMG_2041.jpg', expect.stringContaining('name of a file')],
])('for the alternative text %j, returns %j', (alt, verdict) => {
  expect(altTextRule(alt)).toEqual(verdict)
})
