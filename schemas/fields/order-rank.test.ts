import { createClient } from '@sanity/client'
import { LexoRank } from 'lexorank'
import { expect, test, vi } from 'vitest'
import { clientOn } from '../validation/validate-documents.ts'
import { rankAfter, fallbackRank, rankAtTheEnd, rankJustAfter } from './order-rank.ts'
import { orderRankRule } from './rules.ts'

const PUBLISHED = { _id: 'faq-1', _type: 'faq', orderRank: '0|100008:' }
const DRAFT = { _id: 'drafts.faq-2', _type: 'faq', orderRank: '0|10000g:' }
const IN_A_RELEASE = { _id: 'versions.spring.faq-3', _type: 'faq', orderRank: '0|10000o:' }
const OF_ANOTHER_LIST = { _id: 'port-1', _type: 'port', orderRank: '0|zzzzzz:' }

const rankAmong = async (documents: Parameters<typeof clientOn>[0]) =>
  await rankAtTheEnd('faq')(undefined, {
    getClient: (config) => clientOn(documents).withConfig(config),
  })

test.each([
  ['published document', [PUBLISHED]],
  ['draft', [DRAFT, PUBLISHED]],
  ['document in a release', [DRAFT, IN_A_RELEASE, PUBLISHED]],
])('a new document comes after the last %s of its own list', async (_what, documents) => {
  const rank = await rankAmong([...documents, OF_ANOTHER_LIST])
  const last = documents
    .map(({ orderRank }) => orderRank)
    .toSorted()
    .at(-1)
  expect(last !== undefined && rank > last).toBe(true)
  expect(rank < OF_ANOTHER_LIST.orderRank).toBe(true)
})

test('a new document comes after all others when the query for the last rank fails', async () => {
  const client = createClient({
    projectId: 'busy',
    dataset: 'busy',
    apiVersion: '2025-02-19',
    useCdn: false,
    maxRetries: 0,
    resolveFetch: () => async () => Response.json({ message: 'Busy' }, { status: 503 }),
  })
  const rank = await rankAtTheEnd('faq')(undefined, {
    getClient: (config) => client.withConfig(config),
  })
  expect(rank > (await rankAmong([PUBLISHED, DRAFT, IN_A_RELEASE]))).toBe(true)
})

test('rankJustAfter appends decimals to a rank, and the result is valid', () => {
  for (let turn = 0; turn < 200; turn += 1) {
    const rank = rankJustAfter('0|100008:')
    expect(rank > '0|100008:' && rank < '0|100009:').toBe(true)
    expect(orderRankRule(rank)).toBe(true)
    expect(LexoRank.parse(rank).toString()).toBe(rank)
  }
})

test('fallbackRank returns ranks after all others, and later calls return later ranks', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25), toFake: ['Date'] })
  const first = fallbackRank()
  vi.advanceTimersByTime(1)
  const second = fallbackRank()
  vi.useRealTimers()
  let dragged = LexoRank.parse('0|100008:')
  for (let times = 0; times < 30; times += 1) dragged = dragged.between(LexoRank.max())
  const ranks = [dragged.toString(), first, second, rankAfter(second), LexoRank.max().toString()]
  expect(ranks.toSorted()).toEqual(ranks)
  expect(LexoRank.parse(first).toString()).toBe(first)
  expect(orderRankRule(first)).toBe(true)
})
