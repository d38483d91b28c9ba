import { defineField, type InitialValueResolverContext, type SortOrdering } from '@sanity/types'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { rankAfter, rankAfterAll } from '../order-ranks.ts'
import { orderRankRule } from './rules.ts'

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
