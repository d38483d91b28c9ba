import { expect, test } from 'vitest'
import { parseColour } from './transform-parameters.ts'

test.each([
  ['f00', { r: 255, g: 0, b: 0, alpha: 1 }],
  ['0F08', { r: 255, g: 0, b: 136, alpha: 0 }],
  ['1a2B3c', { r: 26, g: 43, b: 60, alpha: 1 }],
  ['ff1a2b3c', { r: 26, g: 43, b: 60, alpha: 1 }],
  ['001a2b3c', { r: 26, g: 43, b: 60, alpha: 0 }],
])('%s is %j', (value, colour) => {
  expect(parseColour(value)).toEqual(colour)
})

test.each(['', 'f', 'ff', 'fffff', 'fffffff', 'fffffffff', 'red', '#fff', 'ggg'])(
  '%j is no colour',
  (value) => {
    expect(parseColour(value)).toBeNull()
  },
)
