import { LakeError, queryError, QueryLimitError } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import { syncTags } from '../live/tags.ts'
import { Scope } from './evaluate/scope.ts'
import { isLonger, MAX_ANSWER_CHARACTERS, createLimitCheck, tooLargeError } from './limits.ts'
import { type ParsedQuery, parseQuery } from './parse.ts'
import type { Perspective } from './perspective.ts'
import type { Traced } from './source-map/origin.ts'
import { sourceMapOf, type SourceMapOptions } from './source-map/source-map.ts'
import { type IndexedDocuments, type View, viewOf } from './view.ts'

/** A query and everything else that its answer depends on, except the documents. */
export interface QueryRequest {
  query: string
  params: JsonObject
  perspective: Perspective
  /** Null if the request wants no source map. */
  sourceMap: SourceMapOptions | null
  /** Whether the response repeats the query. */
  returnQuery: boolean
  projectId: string
  dataset: string
  /** The time for `now()`. */
  now: Date
}

/**
 * Runs a query over documents.
 *
 * @returns the body of the response, in JSON
 * @throws LakeError 400 when the query doesn't parse, can't be run or exceeds a limit
 */
export function answerQuery(request: QueryRequest, documents: IndexedDocuments): string {
  const { query, params, perspective, sourceMap, projectId, dataset, now } = request
  const start = performance.now()
  const parsed = parseQuery(query, params)
  const source = { view: viewOf(documents, perspective), sanity: { projectId, dataset }, now }
  const answer: JsonObject = request.returnQuery ? { query } : {}
  if (sourceMap) {
    const traced = traceQuery(parsed, source)
    answer['result'] = traced.value
    answer['resultSourceMap'] = sourceMapOf(traced, sourceMap)
  } else answer['result'] = runQuery(parsed, source)
  if (isLonger(answer, MAX_ANSWER_CHARACTERS)) {
    throw new QueryLimitError(`The answer is longer than ${MAX_ANSWER_CHARACTERS} characters`)
  }
  answer['ms'] = Math.round(performance.now() - start)
  answer['syncTags'] = syncTags(parsed.tree, dataset)
  return JSON.stringify(answer)
}

/**
 * Runs a query that selects documents for a mutation or a listener.
 *
 * @throws LakeError 400 like `answerQuery`, but the length of the result is not limited
 */
export function queryView(
  view: View,
  { query, params }: { query: string; params: JsonObject },
  sanity: { projectId: string; dataset: string },
  now: Date,
): unknown {
  return runQuery(parseQuery(query, params), { view, sanity, now })
}

export interface QuerySource {
  view: View
  sanity: { projectId: string; dataset: string }
  /** The time for `now()`, the same for the whole query. */
  now: Date
}

/**
 * Runs a parsed query.
 *
 * @returns values that serialise to the same JSON as the hosted lake's result
 * @throws LakeError 400 for a query that parses but can't be run, for example one that takes too long
 */
export function runQuery({ evaluate }: ParsedQuery, source: QuerySource): unknown {
  return run(evaluate, source)
}

/**
 * Runs a parsed query like `runQuery`, and traces where each value of the result comes from.
 *
 * @throws the same errors as `runQuery`
 */
export function traceQuery(parsed: ParsedQuery, source: QuerySource): Traced {
  return run((scope) => parsed.trace()(scope), source)
}

function run<T>(evaluate: (scope: Scope) => T, source: QuerySource): T {
  try {
    return evaluate(
      new Scope({ ...source, cache: new Map(), checkLimits: createLimitCheck() }, null),
    )
  } catch (error) {
    if (!(error instanceof Error) || error instanceof LakeError) throw error
    throw error instanceof RangeError ? tooLargeError(error) : queryError(error.message)
  }
}
