import { expect, test } from 'vitest'
import { lastRank, upTo } from './first-rows.ts'

const PART = { filter: 'table == $part', params: { part: 'retainer' } }

test('a list that is shown whole keeps its filter', () => {
  expect(upTo(undefined, {})).toEqual({})
  expect(upTo(undefined, PART)).toEqual(PART)
})

test('a longer list ends at a rank, also in a part of a type, and keeps what has no rank', () => {
  expect(upTo('0|b:', {})).toEqual({
    filter: '!coalesce(orderRank > $until, false)',
    params: { until: '0|b:' },
  })
  expect(upTo('0|b:', PART)).toEqual({
    filter: 'table == $part && !coalesce(orderRank > $until, false)',
    params: { part: 'retainer', until: '0|b:' },
  })
})

const row = (orderRank: unknown) => ({ orderRank, most: 2 })

test('there are more rows when the answer has one more than are shown', () => {
  expect(lastRank(['0|a:', '0|b:', '0|c:'].map(row))).toBe('0|b:')
  expect(lastRank(['0|a:', '0|b:'].map(row))).toBeUndefined()
})

test('an answer that is no list, or whose rows have no rank, has no more rows', () => {
  expect(lastRank({ error: true })).toBeUndefined()
  expect(lastRank([])).toBeUndefined()
  expect(lastRank([null, null, null])).toBeUndefined()
  expect(lastRank(['0|a:', null, null].map(row))).toBeUndefined()
})
