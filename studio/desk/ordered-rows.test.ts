import { expect, test } from 'vitest'
import { orderRankRule } from '../../schemas/fields/rules.ts'
import { lastRank, type Ranked, rebalance, upTo } from './ordered-rows.ts'

const PART = { filter: 'table == $part', params: { part: 'retainer' } }

test('the filter of a longer list ends at a rank and keeps documents without one', () => {
  expect(upTo('0|b:', PART)).toEqual({
    filter: 'table == $part && !coalesce(orderRank > $until, false)',
    params: { part: 'retainer', until: '0|b:' },
  })
})

const row = (orderRank: unknown) => ({ orderRank, most: 2 })

test('finds that there are more rows if the answer has one more', () => {
  expect(lastRank(['0|a:', '0|b:', '0|c:'].map(row))).toBe('0|b:')
  expect(lastRank(['0|a:', '0|b:'].map(row))).toBeUndefined()
})

function inOrder(versions: readonly Ranked[]) {
  return [...rebalance(versions)]
    .toSorted(([, a], [, b]) => (a < b ? -1 : Number(a > b)))
    .map(([id]) => id)
}

test('keeps the order, with unranked documents last', () => {
  const versions = [
    { _id: 'none' },
    { _id: 'b', orderRank: '0|100008:' },
    { _id: 'a', orderRank: '0|100000:' },
    { _id: 'null', orderRank: null },
  ]
  expect(inOrder(versions)).toEqual(['a', 'b', 'none', 'null'])
})

test('gives documents of equal rank different valid ranks', () => {
  const ranks = rebalance(['a', 'b', 'c'].map((_id) => ({ _id, orderRank: '0|hzzzzz:' })))
  expect(new Set(ranks.values()).size).toBe(3)
  for (const rank of ranks.values()) expect(orderRankRule(rank)).toBe(true)
})

test('gives a draft the rank of its published version', () => {
  const ranks = rebalance([
    { _id: 'a', orderRank: '0|100000:' },
    { _id: 'b', orderRank: '0|100008:' },
    { _id: 'drafts.a', orderRank: '0|10000g:' },
    { _id: 'drafts.new', orderRank: '0|10000o:' },
  ])
  expect(ranks.get('drafts.a')).toBe(ranks.get('a'))
  expect([...ranks.keys()]).toEqual(['a', 'drafts.a', 'b', 'drafts.new'])
})
