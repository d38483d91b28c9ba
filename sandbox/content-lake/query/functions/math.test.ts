import { expect, test } from 'vitest'
import { answer } from '../testing.ts'

test.each([
  ['math::min([3, 1, 2])', 1],
  ['math::max([3, null, 4])', 4],
  ['math::sum([1, 2, null])', 3],
  ['math::avg([1, 2, null])', 1.5],
  ['math::min([])', null],
  ['math::max([null])', null],
  ['math::sum([])', 0],
  ['math::avg([])', null],
  ['math::sum([1, "2"])', null],
  ['math::min(1)', null],
  ['round(2.5)', 3],
  ['round(-2.5)', -3],
  ['round(-0.4)', 0],
  ['round(3.14159, 2)', 3.14],
  ['round(3.14159, 0)', 3],
  ['round(3.14, 200)', 3.14],
  ['round(3.14, null)', null],
  ['round(3.14, 1.5)', null],
  ['round(3.14, -1)', null],
  ['round("3")', null],
])('%s is %j', (query, expected) => {
  expect(answer(query)).toEqual(expected)
})

test('min and max accept thousands of numbers', () => {
  const documents = Array.from({ length: 5000 }, (_, n) => ({ _id: `d${n}`, n }))
  expect(answer('[math::min(*[].n), math::max(*[].n)]', documents)).toEqual([0, 4999])
})
