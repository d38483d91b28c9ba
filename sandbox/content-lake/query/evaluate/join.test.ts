import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { answer, stepsOf } from '../testing.ts'

const value = fc.constantFrom(0, 1, '1', 'a', '', true, null, ['a'], { a: 1 })
const documents = fc.array(fc.record({ _type: fc.constantFrom('t', 'u'), x: value, y: value }), {
  maxLength: 12,
})

// Joins, each beside the same condition written so that nothing can be looked up by it.
test.each([
  ['x == ^.y', 'x in [^.y]'],
  ['^.y == x', 'x in [^.y]'],
  ['_type == "t" && x == ^.y', '_type == "t" && x in [^.y]'],
  ['_type == ^._type && x == ^.y', '_type in [^._type] && x in [^.y]'],
  ['x == ^.y && x == ^.^.n', 'x in [^.y] && x in [^.^.n]'],
  ['dateTime(x) == dateTime(^.y)', 'dateTime(x) in [dateTime(^.y)]'],
])('%s finds what a comparison of each with each does', (join, slow) => {
  const query = (condition: string) =>
    `{"n": 1, "found": *{"ids": *[${condition}]._id, "own": [{"x": 1}, {"x": "a"}][${condition}]}}`
  fc.assert(
    fc.property(documents, (list) => {
      const stored = list.map((each, index) => ({ _id: `d${index}`, ...each }))
      expect(answer(query(join), stored)).toEqual(answer(query(slow), stored))
    }),
  )
})

test('a join of 3,000 with 3,000 takes no 9,000,000 steps', () => {
  const list = Array.from({ length: 3000 }, (_, n) => ({ _id: `d${n}`, n, of: n + 1 }))
  const query = 'count(*[count(*[n == ^.of]) == 1])'
  expect(answer(query, list)).toBe(2999)
  expect(stepsOf(query, list)).toBeLessThan(20_000)
  const ofType = '*{"next": *[_type == "t" && n == ^.of][0].n}'
  expect(stepsOf(ofType, list)).toBeLessThan(20_000)
})
