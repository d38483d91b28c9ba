import { LexoRank } from 'lexorank'
import { expect, test, vi } from 'vitest'
import { orderRankRule } from './fields/rules.ts'
import { rankAfter, rankAfterAll, rankJustAfter } from './order-ranks.ts'

test('a rank just after another stands before the next whole one, and the plugin can read it', () => {
  for (let turn = 0; turn < 200; turn += 1) {
    const rank = rankJustAfter('0|100008:')
    expect(rank > '0|100008:' && rank < '0|100009:').toBe(true)
    expect(orderRankRule(rank)).toBe(true)
    expect(LexoRank.parse(rank).toString()).toBe(rank)
  }
})

test('a rank at the end is after the last, from wherever that is', () => {
  for (const last of ['0|100008:', '0|100008:abc1', '0|hzzzzz:']) {
    expect(rankAfter(last) > last).toBe(true)
  }
  let last = rankAfter(undefined)
  for (let count = 0; count < 50; count += 1) {
    const next = rankAfter(last)
    expect(next > last).toBe(true)
    last = next
  }
})

test('without knowing the last, a rank is after it, in the order of time, and has others after it', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25), toFake: ['Date'] })
  const first = rankAfterAll()
  vi.advanceTimersByTime(1)
  const second = rankAfterAll()
  vi.useRealTimers()
  let dragged = LexoRank.parse('0|100008:')
  for (let times = 0; times < 30; times += 1) dragged = dragged.between(LexoRank.max())
  const ranks = [dragged.toString(), first, second, rankAfter(second), LexoRank.max().toString()]
  expect(ranks.toSorted()).toEqual(ranks)
  expect(LexoRank.parse(first).toString()).toBe(first)
  expect(orderRankRule(first)).toBe(true)
})

test('after no rank, or a malformed one, comes the first', () => {
  for (const odd of [undefined, null, 7, 'first']) {
    expect(rankAfter(odd)).toMatch(/^0\|100000:\w+$/)
  }
})

test('two editors who add a document at the same time get two ranks', () => {
  const ranks = Array.from({ length: 50 }, () => rankAfter('0|100008:'))
  expect(new Set(ranks).size).toBe(ranks.length)
})
