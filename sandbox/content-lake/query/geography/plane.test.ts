import { expect, test } from 'vitest'
import { crossingOf, doSegmentsMeet, isOnSegment, isSimpleRing, sideOf } from './plane.ts'

const SQUARE = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
] as const

test.each([
  [[2, 2], 1],
  [[4, 2], 0],
  [[0, 0], 0],
  [[5, 2], -1],
  [[-1, 4], -1],
  [[2, 5], -1],
] as const)('%j is on side %i of the square', (point, side) => {
  expect(sideOf(point, SQUARE)).toBe(side)
})

test.each([
  [[1, 1], true],
  [[0, 0], true],
  [[2, 2], true],
  [[3, 3], false],
  [[1, 2], false],
] as const)('whether %j is on the segment: %s', (point, expected) => {
  expect(
    isOnSegment(point, [
      [0, 0],
      [2, 2],
    ]),
  ).toBe(expected)
})

const FIRST = [
  [0, 0],
  [4, 4],
] as const

test.each([
  [
    [
      [0, 4],
      [4, 0],
    ],
    true,
    0.5,
  ],
  [
    [
      [4, 4],
      [8, 4],
    ],
    true,
    1,
  ],
  [
    [
      [1, 1],
      [2, 2],
    ],
    true,
    null,
  ],
  [
    [
      [0, 1],
      [4, 5],
    ],
    false,
    null,
  ],
  [
    [
      [5, 0],
      [8, 0],
    ],
    false,
    null,
  ],
  [
    [
      [3, 0],
      [3, 2],
    ],
    false,
    null,
  ],
] as const)('%j', ([start, end], meets, crossing) => {
  expect(doSegmentsMeet(FIRST, [start, end])).toBe(meets)
  expect(doSegmentsMeet([start, end], FIRST)).toBe(meets)
  expect(crossingOf(FIRST, [start, end])).toBe(crossing)
})

test.each([
  ['a square', SQUARE, true],
  ['one that is not closed', SQUARE.slice(0, 4), false],
  [
    'one of two points',
    [
      [0, 0],
      [1, 0],
      [0, 0],
    ],
    false,
  ],
  [
    'one that stands still',
    [
      [0, 0],
      [0, 0],
      [4, 0],
      [4, 4],
      [0, 0],
    ],
    false,
  ],
  [
    'one that crosses itself',
    [
      [0, 0],
      [4, 4],
      [4, 0],
      [0, 4],
      [0, 0],
    ],
    false,
  ],
  [
    'one that goes back on itself',
    [
      [0, 0],
      [4, 0],
      [2, 0],
      [2, 2],
      [0, 0],
    ],
    false,
  ],
] as const)('%s', (_name, ring, expected) => {
  expect(isSimpleRing(ring)).toBe(expected)
})
