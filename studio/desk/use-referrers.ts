import { getPublishedId } from 'sanity'
import { type Found, readFound } from './found.ts'
import { useLiveQuery } from './use-live-query.ts'

/** Documents that would break without this one; a redirect to it would only no longer be needed. */
const REFERRERS = '*[references($id) && _type != "redirect"] | order(_type asc) {_id, _type}'

/**
 * The documents that refer to one, each once, whether its draft, its published version or both do; null until the
 * lake has answered.
 */
export function useReferrers(id: string): Found[] | null {
  const answer = useLiveQuery(REFERRERS, { id }, 'raw')
  if (answer.state === 'loading') return null
  const types = new Map(readFound(answer.value).map((each) => [getPublishedId(each.id), each.type]))
  return Array.from(types, ([referrer, type]) => ({ id: referrer, type }))
}
