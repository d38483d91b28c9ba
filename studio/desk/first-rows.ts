import { useMemo, useState } from 'react'
import { type Filter, filterOf } from './list-filter.ts'
import type { Ordered } from './outline.ts'
import { useLiveQuery } from './use-live-query.ts'

/** Rows shown at first, and added by “Show more”: each draggable row takes a few milliseconds to render. */
const STEP = 50

type FirstRows = {
  /** Finds the rows to show. */
  readonly among: Filter
  readonly hasMore: boolean
  readonly showMore: () => void
}

/** The first rows of a list, in its order; null until the lake has answered. */
export function useFirstRows(list: Ordered): FirstRows | null {
  const [most, setMost] = useState(STEP)
  const { filter, params } = filterOf(list)
  const conditions = ['_type == $type', ...(filter ? [filter] : [])].join(' && ')
  const answer = useLiveQuery(
    // Each row has the number asked for, since an answer stays until the next one arrives.
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

/** The filter, narrowed to documents ranked no later than `rank`; those without a rank stay. */
export function upTo(rank: string | undefined, { filter, params }: Filter): Filter {
  if (rank === undefined) return filter ? { filter, ...(params ? { params } : {}) } : {}
  const conditions = [...(filter ? [filter] : []), '!coalesce(orderRank > $until, false)']
  return { filter: conditions.join(' && '), params: { ...params, until: rank } }
}

/** The rank of the last row to show; undefined when all are shown. The query asks for one row more than
 * are shown, which tells whether there are more. */
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
