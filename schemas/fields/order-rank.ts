import { defineField, type InitialValueResolverContext, type SortOrdering } from '@sanity/types'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { orderRankRule } from './rules.ts'
import { LexoRank } from 'lexorank'

const TAIL_DIGITS = 4

/** Random digits without 0, in which the decimals of a LexoRank must not end. */
function tail() {
  return Array.from({ length: TAIL_DIGITS }, () => 1 + Math.floor(Math.random() * 35))
    .map((digit) => digit.toString(36))
    .join('')
}

function isRank(value: unknown): value is string {
  return typeof value === 'string' && orderRankRule(value) === true
}

/**
 * A rank between this one and the next whole one. Its end is random, so that two editors who add a document at
 * the same time get two ranks: of two equal ones, neither can be dragged past the other.
 */
export function rankJustAfter(rank: string): string {
  return `${rank}${tail()}`
}

/** A rank after the last one of a list; without a valid one, the first rank. */
export function rankAfter(last: unknown): string {
  return rankJustAfter((isRank(last) ? LexoRank.parse(last) : LexoRank.min()).genNext().toString())
}

/** A rank after all that a list has in practice, for when its last one is not known; a later one is after it. */
export function rankAfterAll(): string {
  return rankJustAfter(`0|zzzzzy:${Date.now().toString(36)}`)
}

const LAST_RANK = '*[_type == $type && defined(orderRank)] | order(orderRank desc)[0].orderRank'

/**
 * How long a new document waits for the lake. Sanity gives up all of its initial values after ten seconds: on a
 * slow day its place is at the very end of the list instead.
 */
const PATIENCE_MS = 5000

/** Resolves the rank of a new document of a type: after all others, drafts and those of releases included. */
export function rankAtTheEnd(type: string) {
  return async (_: unknown, { getClient }: Pick<InitialValueResolverContext, 'getClient'>) => {
    const client = getClient({ apiVersion: LAKE_API_VERSION }).withConfig({ perspective: 'raw' })
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS)
      return rankAfter(await client.fetch<unknown>(LAST_RANK, { type }, { signal }))
    } catch {
      return rankAfterAll()
    }
  }
}

/** A document's place in its list: a LexoRank, set by dragging in the Studio. */
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
