import { expect, test } from 'vitest'
import { blurHash } from './blur-hash.ts'

function image(width: number, height: number, at: (x: number, y: number) => number[]) {
  const data = Uint8Array.from(
    Array.from({ length: width * height }, (_, index) =>
      at(index % width, Math.floor(index / width)),
    ).flat(),
  )
  return { data, width, height }
}

test('a hash has four columns and three rows', () => {
  const hash = blurHash(image(8, 6, () => [0, 0, 0]))
  expect(hash).toHaveLength(1 + 1 + 4 + 2 * 11)
  // (4 - 1) + (3 - 1) * 9 = 21.
  expect(hash[0]).toBe('L')
})

test('an image of one colour has no waves', () => {
  expect(blurHash(image(8, 6, () => [0, 0, 0])).slice(2, 6)).toBe('0000')
  // 0xffffff in base 83.
  expect(blurHash(image(8, 6, () => [255, 255, 255])).slice(2, 6)).toBe('TSUA')
})

test('the position of colours makes a difference', () => {
  const left = blurHash(image(8, 6, (x) => (x < 4 ? [255, 0, 0] : [0, 0, 255])))
  const right = blurHash(image(8, 6, (x) => (x < 4 ? [0, 0, 255] : [255, 0, 0])))
  const above = blurHash(image(8, 6, (_x, y) => (y < 3 ? [255, 0, 0] : [0, 0, 255])))
  expect(new Set([left, right, above]).size).toBe(3)
  expect(left.slice(2, 6)).toBe(right.slice(2, 6))
})
