import { expect, test } from 'vitest'
import { type Position, thinRing } from './thin-ring.ts'

const box = { west: 0, east: 2, south: 0, north: 2 }

test('what is within stays, with the positions before and after it', () => {
  const ring: Position[] = [
    [-1, 1],
    [0.5, 1],
    [1, 1],
    [1, 0.5],
    [-1, 0.5],
    [-1, 1],
  ]
  expect(thinRing(ring, box)).toEqual(ring)
})

test('positions beyond one side are left out, but for one every five degrees', () => {
  const ring = Array.from({ length: 121 }, (_, index): Position => [-1, index / 10])
  expect(thinRing(ring, box)).toEqual([
    [-1, 0],
    [-1, 5.1],
    [-1, 10.2],
    [-1, 12],
  ])
})

test('a ring around the box still is: its corners stay', () => {
  const ring: Position[] = [
    [-1, -1],
    [-1, 1],
    [-1, 3],
    [1, 3],
    [3, 3],
    [3, 1],
    [3, -1],
    [1, -1],
    [-1, -1],
  ]
  expect(thinRing(ring, box)).toEqual([
    [-1, -1],
    [-1, 3],
    [3, 3],
    [3, -1],
    [-1, -1],
  ])
})

test('nothing of nothing', () => {
  expect(thinRing([], box)).toEqual([])
})
