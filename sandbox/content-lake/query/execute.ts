import { LOCAL_USER } from '../http/user.ts'
import type { JsonObject } from '../json.ts'
import type { Dataset } from '../store/dataset.ts'
import { parseQuery, runQuery } from './groq.ts'
import type { Perspective } from './perspective.ts'
import { viewOf, type View } from './view.ts'

export interface QueryRequest {
  query: string
  params: JsonObject
  perspective: Perspective
}

/**
 * Answer a query from a dataset.
 *
 * @param documents what the dataset has, where that is not all it has by now
 * @returns the result as JSON values; `null` where the query yields nothing
 * @throws LakeError 400 when the query does not parse or cannot be run
 */
export function executeQuery(
  projectId: string,
  dataset: Dataset,
  request: QueryRequest,
  documents = dataset.all(),
): unknown {
  const view = viewOf(documents, request.perspective)
  return queryView(view, request, { projectId, dataset: dataset.name })
}

/** Run a query over a view; references resolve within it, by id. */
export function queryView(
  view: View,
  { query, params }: Pick<QueryRequest, 'query' | 'params'>,
  sanity: { projectId: string; dataset: string },
): unknown {
  return runQuery(parseQuery(query, params), {
    view,
    sanity,
    identity: LOCAL_USER.id,
  })
}
