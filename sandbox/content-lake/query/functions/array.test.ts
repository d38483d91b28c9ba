import { expect, test } from 'vitest'
import { answer } from '../testing.ts'

test.each([
  ['array::compact([1, null, false, null])', [1, false]],
  ['array::compact(1)', null],
  ['array::join(["a", 1, true], "-")', 'a-1-true'],
  ['array::join([], "-")', ''],
  ['array::join(["a", null], "-")', null],
  ['array::join(["a", {}], "-")', null],
  ['array::join(["a"], 1)', null],
  ['array::unique([1, "1", 1, true, true, null, null])', [1, '1', true, null]],
  ['array::unique([[1], [1], {"a": 1}, {"a": 1}])', [[1], [1], { a: 1 }, { a: 1 }]],
  [
    'array::unique([dateTime("2026-01-01T00:00:00Z"), dateTime("2026-01-01T01:00:00+01:00")])',
    ['2026-01-01T00:00:00Z'],
  ],
  ['array::unique("a")', null],
  ['array::intersects([1, 2], [2, 3])', true],
  ['array::intersects([1, 2], [3])', false],
  ['array::intersects([[1]], [[1]])', false],
  ['array::intersects([1], 1)', null],
])('%s is %j', (query, expected) => {
  expect(answer(query)).toEqual(expected)
})
