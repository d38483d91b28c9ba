import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { withArrayKeys } from './array-keys.ts'

const KEY = expect.stringMatching(/^[A-Za-z0-9]{12}$/)

test('objects in arrays get a key, at any depth', () => {
  expect(withArrayKeys({ a: [{ b: [{}] }], c: { d: [{}] } })).toEqual({
    a: [{ _key: KEY, b: [{ _key: KEY }] }],
    c: { d: [{ _key: KEY }] },
  })
})

test('existing keys and values without need of one stay', () => {
  const value = { a: [{ _key: 'k', b: 1 }], c: ['x', 1, null], d: { e: {} } }
  expect(withArrayKeys(value)).toBe(value)
})

test('a key that is not a string is replaced', () => {
  expect(withArrayKeys([{ a: 1 }])).toEqual([{ _key: KEY, a: 1 }])
})

test('adding keys is idempotent, and nothing else changes', () => {
  const withoutKeys = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (name, item: unknown) => (name === '_key' ? undefined : item))
  fc.assert(
    fc.property(fc.jsonValue({ noUnicodeString: true }), (value) => {
      const once = withArrayKeys(value)
      expect(withArrayKeys(once)).toBe(once)
      expect(withoutKeys(once)).toEqual(withoutKeys(value))
    }),
  )
})
