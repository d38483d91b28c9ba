import { defineField, type InitialValueResolverContext, type SortOrdering } from '@sanity/types'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { orderRankRule } from './rules.ts'
import { LexoRank } from 'lexorank'

const TAIL_DIGITS = 4

/** Random digits other than 0: the decimals of a LexoRank must not end in 0. */
function randomTail() {
  return Array.from({ length: TAIL_DIGITS }, () => 1 + Math.floor(Math.random() * 35))
    .map((digit) => digit.toString(36))
    .join('')
}

function isRank(value: unknown): value is string {
  return typeof value === 'string' && orderRankRule(value) === true
}

/**
 * A rank just after `rank`. Random decimals make ranks differ even if two editors add documents at the same time.
 * Documents of equal rank can't be dragged past each other.
 */
export function rankJustAfter(rank: string): string {
  return `${rank}${randomTail()}`
}

/** A rank after `last`, or the first rank if `last` is not a rank. */
export function rankAfter(last: unknown): string {
  return rankJustAfter((isRank(last) ? LexoRank.parse(last) : LexoRank.min()).genNext().toString())
}

/** A rank that in practice is after all others, for when the last rank is unknown. Later calls return later ranks. */
export function fallbackRank(): string {
  return rankJustAfter(`0|zzzzzy:${Date.now().toString(36)}`)
}

const LAST_RANK = '*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank'

/** Timeout of the query for the last rank. After ten seconds Sanity would drop all initial values. */
const TIMEOUT_MS = 5000

/** Initial value for the rank of a new document: after all others, drafts and releases included. */
export function rankAtTheEnd(type: string) {
  return async (_: unknown, { getClient }: Pick<InitialValueResolverContext, 'getClient'>) => {
    const client = getClient({ apiVersion: LAKE_API_VERSION }).withConfig({ perspective: 'raw' })
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      return rankAfter(await client.fetch<unknown>(LAST_RANK, { type }, { signal }))
    } catch {
      return fallbackRank()
    }
  }
}

/** A LexoRank: a document's place in its list. */
export function orderRankField(type: string) {
  return defineField({
    name: 'orderRank',
    title: 'Order',
    description: 'Set by dragging the list.',
    type: 'string',
    hidden: true,
    readOnly: true,
    initialValue: rankAtTheEnd(type),
    validation: (rule) => rule.custom(orderRankRule),
  })
}

export const orderRankOrdering: SortOrdering = {
  title: 'As on the site',
  name: 'orderRank',
  by: [{ field: 'orderRank', direction: 'asc' }],
}
