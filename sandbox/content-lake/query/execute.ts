import { LOCAL_USER } from '../http/user.ts'
import type { JsonObject } from '../json.ts'
import { parseQuery, runQuery } from './groq.ts'
import type { View } from './view.ts'

/** Such a query runs within a write, so everything else waits for it. */
const MAX_MILLISECONDS = 2000

/**
 * Runs the query that selects what a mutation changes, or what a listener is told of.
 *
 * @throws LakeError 400 when the query doesn't parse, can't be run, or takes long
 */
export function queryView(
  view: View,
  { query, params }: { query: string; params: JsonObject },
  sanity: { projectId: string; dataset: string },
  now: Date,
): unknown {
  const source = { view, sanity, identity: LOCAL_USER.id, now, milliseconds: MAX_MILLISECONDS }
  return runQuery(parseQuery(query, params), source)
}
