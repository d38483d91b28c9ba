import { LOCAL_USER } from '../http/user.ts'
import type { LakeDocument } from '../document.ts'
import { QueryLimitError } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import { syncTags } from '../live/dependencies.ts'
import { isLonger, MAX_ANSWER } from './answer-size.ts'
import { parseQuery, runQuery, traceQuery } from './groq.ts'
import type { Perspective } from './perspective.ts'
import { sourceMapOf, type SourceMapOptions } from './source-map/source-map.ts'
import { viewOf } from './view.ts'

/** A query with all that its answer depends on besides the documents; it can be sent to another process. */
export interface QueryRequest {
  query: string
  params: JsonObject
  perspective: Perspective
  /** Null when no source map is requested. */
  sourceMap: SourceMapOptions | null
  /** Whether the answer repeats the query. */
  returnQuery: boolean
  projectId: string
  dataset: string
  /** The time for `now()`. */
  now: Date
}

export interface AnswerLimits {
  /** CPU time. */
  milliseconds: number
  /** Whether the answer could be so long that writing it down takes all memory. */
  checksSize: boolean
}

/**
 * Answers a query from documents.
 *
 * @returns the body of the response, in JSON
 * @throws LakeError 400 when the query doesn't parse or can't be run
 */
export function answerQuery(
  request: QueryRequest,
  documents: readonly LakeDocument[],
  { milliseconds, checksSize }: AnswerLimits,
): string {
  const { query, params, perspective, sourceMap, projectId, dataset, now } = request
  const start = performance.now()
  const parsed = parseQuery(query, params)
  const sanity = { projectId, dataset }
  const source = {
    view: viewOf(documents, perspective),
    sanity,
    identity: LOCAL_USER.id,
    now,
    milliseconds,
  }
  const answer: JsonObject = request.returnQuery ? { query } : {}
  if (sourceMap) {
    const traced = traceQuery(parsed, source)
    answer['result'] = traced.value
    answer['resultSourceMap'] = sourceMapOf(traced, sourceMap)
  } else answer['result'] = runQuery(parsed, source)
  if (checksSize && isLonger(answer, MAX_ANSWER)) {
    throw new QueryLimitError(`The answer is longer than ${MAX_ANSWER} characters`)
  }
  answer['ms'] = Math.round(performance.now() - start)
  answer['syncTags'] = syncTags(parsed.tree, params, dataset)
  return JSON.stringify(answer)
}
