import { expect, test } from 'vitest'
import { ranksIn, upTo } from './first-rows.ts'

const PART = { filter: 'table == $part', params: { part: 'retainer' } }

test('a short list has no further condition', () => {
  expect(upTo(undefined, {})).toEqual({})
  expect(upTo(undefined, PART)).toEqual(PART)
})

test('a long one ends at a rank, in a part of a type too; what has no rank is not left out', () => {
  expect(upTo('0|b:', {})).toEqual({
    filter: '!coalesce(orderRank > $until, false)',
    params: { until: '0|b:' },
  })
  expect(upTo('0|b:', PART)).toEqual({
    filter: 'table == $part && !coalesce(orderRank > $until, false)',
    params: { part: 'retainer', until: '0|b:' },
  })
})

test('an answer that is none has no rows, a row without a rank an empty one', () => {
  expect(ranksIn({ error: true })).toEqual([])
  expect(ranksIn([{ orderRank: '0|a:' }, {}, null, { orderRank: 3 }])).toEqual(['0|a:', '', '', ''])
})
