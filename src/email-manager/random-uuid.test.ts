import { expect, test } from 'vitest'
import { randomUuid } from './random-uuid.ts'

test('is a version 4 UUID', () => {
  for (let count = 0; count < 100; count += 1)
    expect(randomUuid()).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
})

test('is never the same', () => {
  const uuids = Array.from({ length: 1000 }, randomUuid)
  expect(new Set(uuids).size).toBe(1000)
})
