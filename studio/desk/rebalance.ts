import { LexoRank } from 'lexorank'
import { publishedId } from '../../schemas/published-id.ts'

/** A version of a document in a list, as the lake stores it. */
export type Ranked = {
  readonly _id: string
  readonly orderRank?: string | null
}

/** The rank that each stored version of a document gets. */
export type NewRanks = ReadonlyMap<string, string>

/** Documents without a rank come last. */
function byRank(a: Ranked, b: Ranked): number {
  if (!a.orderRank || !b.orderRank) return Number(!a.orderRank) - Number(!b.orderRank)
  return a.orderRank < b.orderRank ? -1 : Number(a.orderRank > b.orderRank)
}

/**
 * Evenly spaced ranks for all documents of a list, in their present order. A draft gets the rank of its
 * published version, so that publishing it moves nothing.
 */
export function rebalance(versions: readonly Ranked[]): NewRanks {
  const ids = versions.toSorted(byRank).map(({ _id: id }) => id)
  const documents = [...new Set(ids.map((id) => publishedId(id)))]
  let rank = LexoRank.min()
  const ranks = new Map<string, string>()
  for (const id of documents) {
    rank = rank.genNext()
    for (const version of [id, `drafts.${id}`]) {
      if (ids.includes(version)) ranks.set(version, rank.toString())
    }
  }
  return ranks
}
