import { expect, test } from 'vitest'
import { hashOf } from './hash.ts'

test('is short, and the same for the same text', () => {
  expect(hashOf('')).toMatch(/^[0-9a-f]{16}$/)
  expect(hashOf('MV Örnsköld')).toBe(hashOf('MV Örnsköld'))
})

test('is another for each of a hundred thousand texts that differ in a letter', () => {
  const hashes = Array.from({ length: 100_000 }, (_, index) => hashOf(`{"notes":"${index}"}`))
  expect(new Set(hashes).size).toBe(hashes.length)
})
