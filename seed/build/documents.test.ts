import { expect, test } from 'vitest'
import { orderRankRule } from '../../schemas/fields/rules.ts'
import { ranked } from './documents.ts'

test('ranks sort in the order of the list and are valid', () => {
  const list = ranked(Array.from({ length: 40 }, (_, number) => ({ number })))
  const sorted = list.toSorted((a, b) => (a.orderRank < b.orderRank ? -1 : 1))
  expect(sorted.map(({ number }) => number)).toEqual(list.map((_, index) => index))
  for (const { orderRank } of list) expect(orderRankRule(orderRank)).toBe(true)
})
