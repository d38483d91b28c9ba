import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { includes, isEqual, partialCompare, totalCompare } from './operators.ts'
import { DateTime } from './values.ts'

const at = (milliseconds: number) => new DateTime(milliseconds)

test('scalars and times equal values of their type, nothing else equals anything', () => {
  for (const value of [1, 'a', true, null]) expect(isEqual(value, value)).toBe(true)
  expect(isEqual(at(1), at(1))).toBe(true)
  expect(isEqual(at(1), at(2))).toBe(false)
  const object = {}
  expect(isEqual(object, object)).toBe(false)
  const list: unknown[] = []
  expect(isEqual(list, list)).toBe(false)
  expect(isEqual(1, '1')).toBe(false)
})

test('only values of one type can be compared', () => {
  expect(partialCompare('a', 'b')).toBeLessThan(0)
  expect(partialCompare(2, 1)).toBeGreaterThan(0)
  expect(partialCompare(false, true)).toBeLessThan(0)
  expect(partialCompare(at(1), at(1))).toBe(0)
  for (const other of ['1', null, true, [], {}, at(1)]) expect(partialCompare(1, other)).toBeNull()
  expect(partialCompare(null, null)).toBeNull()
})

test('all values can be sorted: times, numbers, strings, booleans, the rest', () => {
  const values = [{}, true, 'b', null, 2, at(5), false, 'a', 1]
  expect(values.toSorted(totalCompare)).toEqual([at(5), 1, 2, 'a', 'b', false, true, {}, null])
})

test('a value is found in short and long lists', () => {
  const scalar = fc.oneof(
    fc.integer({ max: 9, min: 0 }),
    fc.string({ maxLength: 1 }),
    fc.boolean(),
    fc.constant(null),
  )
  fc.assert(
    fc.property(fc.array(scalar, { maxLength: 60 }), scalar, (list, value) => {
      expect(includes(list, value)).toBe(list.some((item) => isEqual(item, value)))
    }),
  )
  expect(includes([at(1)], at(1))).toBe(true)
  expect(includes([{}], {})).toBe(false)
})
