import { useMemo, useState } from 'react'
import { type Filter, filterOf } from './list-filter.ts'
import type { Ordered } from './outline.ts'
import { useLiveQuery } from './use-live-query.ts'

/** Rows at first, and more each time: one that can be dragged takes a browser a few milliseconds. */
const STEP = 50

type FirstRows = {
  /** The condition under which a document is among the rows. */
  readonly among: Filter
  readonly hasMore: boolean
  readonly showMore: () => void
}

/** Which documents of a list to begin with, in the list's order; null until that is known. */
export function useFirstRows(list: Ordered): FirstRows | null {
  const [most, setMost] = useState(STEP)
  const { filter, params } = filterOf(list)
  const conditions = ['_type == $type', ...(filter ? [filter] : [])].join(' && ')
  const answer = useLiveQuery(
    // Each row says how many were asked for: an answer stays until the next one is there.
    `*[${conditions}] | order(orderRank asc) [0..${most}] {_id, _type, orderRank, "most": ${most}}`,
    { ...params, type: list.type },
  )
  const isKnown = answer.state === 'answered'
  const until = isKnown ? lastRank(answer.value) : undefined
  const among = useMemo(() => upTo(until, filterOf(list)), [until, list])
  if (!isKnown) return null
  return {
    among,
    hasMore: until !== undefined,
    showMore: () => {
      setMost((present) => present + STEP)
    },
  }
}

/** The condition, narrowed to what comes no later than a rank. */
export function upTo(rank: string | undefined, { filter, params }: Filter): Filter {
  if (rank === undefined) return filter ? { filter, ...(params ? { params } : {}) } : {}
  const conditions = [...(filter ? [filter] : []), '!coalesce(orderRank > $until, false)']
  return { filter: conditions.join(' && '), params: { ...params, until: rank } }
}

/** The rank of the last row to show, from rows of which one more was asked for; undefined: all are shown. */
export function lastRank(answer: unknown): string | undefined {
  const rows: unknown[] = Array.isArray(answer) ? answer : []
  const most = fieldOf(rows[0], 'most')
  if (typeof most !== 'number' || rows.length <= most) return undefined
  const rank = fieldOf(rows[most - 1], 'orderRank')
  return typeof rank === 'string' ? rank : undefined
}

function fieldOf(row: unknown, name: string): unknown {
  return typeof row === 'object' && row !== null ? Reflect.get(row, name) : undefined
}
