import type { JsonObject } from '../json.ts'
import { queryView } from '../query/answer.ts'
import { parseQuery } from '../query/parse.ts'
import { makeView } from '../query/view.ts'
import type { Matches } from './event.ts'

/**
 * The filter of a listener's query. It sees one document at a time, so it can't join: the hosted lake
 * refuses such a query, here a reference is null.
 *
 * @throws LakeError 400 when the query does not parse
 */
export function createMatcher(
  query: string,
  params: JsonObject,
  sanity: { projectId: string; dataset: string },
  now: () => Date,
): Matches {
  parseQuery(query, params)
  if (query.trim() === '*') return () => true
  return (document) => {
    const found = queryView(makeView([document]), { query, params }, sanity, now())
    return Array.isArray(found) ? found.length > 0 : Boolean(found)
  }
}
