import { useMemo, useState } from 'react'
import { type Filter, filterOf } from './list-filter.ts'
import type { Ordered } from './outline.ts'
import { useLiveQuery } from './use-live-query.ts'

/** Rows at first, and more each time: one that can be dragged takes a browser a few milliseconds. */
const STEP = 50

interface FirstRows {
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
    `*[${conditions}] | order(orderRank asc) [0..${most}] {_id, _type, orderRank}`,
    { ...params, type: list.type },
  )
  const ranks = answer.state === 'answered' ? ranksIn(answer.value) : null
  const until = ranks && ranks.length > most ? ranks[most - 1] : undefined
  const among = useMemo(() => upTo(until, filterOf(list)), [until, list])
  if (ranks === null) return null
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

/** The rank of each row of an answer; empty for a row without one. */
export function ranksIn(answer: unknown): string[] {
  return (Array.isArray(answer) ? answer : []).map((row: unknown) => {
    const rank: unknown =
      typeof row === 'object' && row !== null ? Reflect.get(row, 'orderRank') : undefined
    return typeof rank === 'string' ? rank : ''
  })
}
