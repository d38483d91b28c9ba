import { LOCAL_USER } from '../http/user.ts'
import type { JsonObject } from '../json.ts'
import type { Dataset } from '../store/dataset.ts'
import { parseQuery, runQuery, traceQuery } from './groq.ts'
import type { Perspective } from './perspective.ts'
import {
  sourceMapOf,
  type ContentSourceMap,
  type SourceMapOptions,
} from './source-map/source-map.ts'
import { viewOf, type View } from './view.ts'

export interface QueryRequest {
  query: string
  params: JsonObject
  perspective: Perspective
  /** Null when no source map is requested. */
  sourceMap: SourceMapOptions | null
}

export interface QueryAnswer {
  /** JSON values; `null` where the query yields nothing. */
  result: unknown
  resultSourceMap?: ContentSourceMap
}

/**
 * Answers a query from a dataset.
 *
 * @param documents the documents to query, if not the dataset's present ones
 * @throws LakeError 400 when the query doesn't parse or can't be run
 */
export function executeQuery(
  projectId: string,
  dataset: Dataset,
  { query, params, perspective, sourceMap }: QueryRequest,
  documents = dataset.all(),
): QueryAnswer {
  const view = viewOf(documents, perspective)
  const sanity = { projectId, dataset: dataset.name }
  const now = dataset.now()
  if (!sourceMap) return { result: queryView(view, { query, params }, sanity, now) }
  const source = { view, sanity, identity: LOCAL_USER.id, now }
  const traced = traceQuery(parseQuery(query, params), source)
  return { result: traced.value, resultSourceMap: sourceMapOf(traced, sourceMap) }
}

/** Runs a query over a view; references resolve within it, by id. */
export function queryView(
  view: View,
  { query, params }: Pick<QueryRequest, 'query' | 'params'>,
  sanity: { projectId: string; dataset: string },
  now: Date,
): unknown {
  return runQuery(parseQuery(query, params), {
    view,
    sanity,
    identity: LOCAL_USER.id,
    now,
  })
}
