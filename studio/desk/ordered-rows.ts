/** The rows of an ordered list: paging and renumbering. */
import type { SanityClient } from '@sanity/client'
import { useToast } from '@sanity/ui/toast'
import { LexoRank } from 'lexorank'
import { useCallback, useMemo, useState } from 'react'
import { useClient } from 'sanity'
import { getPublishedId } from '@sanity/client/csm'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { useLiveQuery } from './live-query.ts'
import { type Filter, filterOf, type Ordered } from './outline.ts'

/** Rows of a page. A draggable row takes a few milliseconds to render. */
const STEP = 50

type FirstRows = {
  /** Filter of the rows to show. */
  readonly among: Filter
  readonly hasMore: boolean
  readonly showMore: () => void
}

/** The first rows of a list, in its order; null until the lake has answered. */
export function useFirstRows(list: Ordered): FirstRows | null {
  const [most, setMost] = useState(STEP)
  const { filter, params } = filterOf(list)
  // Each row repeats the limit, because the previous answer stays until the next one arrives.
  const rows = `{_id, _type, orderRank, "most": ${most}}`
  const answer = useLiveQuery(`*[${filter}] | order(orderRank asc) [0..${most}] ${rows}`, params)
  const until = lastRank(answer)
  const among = useMemo(() => upTo(until, filterOf(list)), [until, list])
  if (answer === undefined) return null
  return {
    among,
    hasMore: until !== undefined,
    showMore: () => setMost((present) => present + STEP),
  }
}

/** The filter, narrowed to documents ranked no later than `rank`; those without a rank stay. */
export function upTo(rank: string | undefined, { filter, params }: Filter): Filter {
  if (rank === undefined) return { filter, params }
  return {
    filter: `${filter} && !coalesce(orderRank > $until, false)`,
    params: { ...params, until: rank },
  }
}

/** The rank of the last row to show; undefined if all are shown. The answer has one row more if there are more. */
export function lastRank(answer: unknown): string | undefined {
  const rows: unknown[] = Array.isArray(answer) ? answer : []
  const { most } = Object(rows[0])
  if (typeof most !== 'number' || rows.length <= most) return undefined
  const { orderRank } = Object(rows[most - 1])
  return typeof orderRank === 'string' ? orderRank : undefined
}

/** A draft or published document in a list. */
export type Ranked = {
  readonly _id: string
  readonly orderRank?: string | null
}

/** Documents without a rank come last. */
function byRank(a: Ranked, b: Ranked): number {
  if (!a.orderRank || !b.orderRank) return Number(!a.orderRank) - Number(!b.orderRank)
  return a.orderRank < b.orderRank ? -1 : Number(a.orderRank > b.orderRank)
}

/**
 * Evenly spaced ranks in the present order. A draft gets the rank of its published version, so that publishing it
 * moves nothing.
 *
 * @returns ranks by id
 */
export function rebalance(versions: readonly Ranked[]): ReadonlyMap<string, string> {
  const ids = versions.toSorted(byRank).map(({ _id: id }) => id)
  let rank = LexoRank.min()
  const ranks = new Map<string, string>()
  for (const id of new Set(ids.map((each) => getPublishedId(each)))) {
    rank = rank.genNext()
    for (const version of [id, `drafts.${id}`]) {
      if (ids.includes(version)) ranks.set(version, rank.toString())
    }
  }
  return ranks
}

async function saveNewRanks(client: SanityClient, list: Ordered): Promise<void> {
  const { filter, params } = filterOf(list)
  const ranks = rebalance(
    await client
      .withConfig({ perspective: 'raw' })
      .fetch<Ranked[]>(`*[${filter}] {_id, orderRank}`, params),
  )
  const transaction = client.transaction()
  for (const [id, orderRank] of ranks) transaction.patch(id, { set: { orderRank } })
  if (ranks.size > 0) await transaction.commit({ visibility: 'sync' })
}

/** Renumbers the rows of a list and shows a toast with the outcome. */
export function useRebalance(list: Ordered): () => Promise<void> {
  const client = useClient({ apiVersion: LAKE_API_VERSION })
  const toast = useToast()
  return useCallback(async () => {
    try {
      await saveNewRanks(client, list)
      toast.push({ status: 'success', title: 'The rows are renumbered in the same order' })
    } catch (error) {
      console.error(error)
      toast.push({ status: 'error', title: 'The rows could not be renumbered: try again' })
    }
  }, [client, list, toast])
}
