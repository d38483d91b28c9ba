import { LakeError, queryError, QueryLimitError, queryParseError } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import { compile } from './evaluate/compile.ts'
import { Scope, type Evaluate } from './evaluate/scope.ts'
import { timeLimit } from './evaluate/time-limit.ts'
import { lazy } from './lazy.ts'
import { ParseError } from './parse/parse-error.ts'
import { parseGroq } from './parse/parse-groq.ts'
import type { Traced } from './source-map/origin.ts'
import { trace } from './source-map/trace.ts'
import type { Trace } from './source-map/trace-node.ts'
import type { QueryNode } from './tree.ts'
import type { View } from './view.ts'

export interface ParsedQuery {
  readonly tree: QueryNode
  readonly evaluate: Evaluate
  /** As `evaluate`, with the origins of values; compiled on first use. */
  readonly trace: () => Trace
}

export interface QuerySource {
  view: View
  sanity: { projectId: string; dataset: string }
  /** Who asks, for `identity()`. */
  identity: string
  /** The time for `now()`, one for the whole query. */
  now: Date
  /** How much CPU time it may take. */
  milliseconds: number
}

const CACHE_LIMIT = 500
// Longer queries, with thousands of parameters, are not cached: 500 of them would take gigabytes.
const MAX_CACHED_LENGTH = 64 * 1024
const cache = new Map<string, ParsedQuery>()

/**
 * Parses and compiles a GROQ query; the most recently used ones are cached.
 *
 * @throws LakeError 400 `queryParseError`, as the hosted lake's, with the span of the error
 */
export function parseQuery(query: string, params: JsonObject): ParsedQuery {
  const key = JSON.stringify([query, params])
  const parsed = cache.get(key) ?? parseAfresh(query, params)
  if (key.length > MAX_CACHED_LENGTH) return parsed
  cache.delete(key)
  cache.set(key, parsed)
  const oldest = cache.keys().next()
  if (cache.size > CACHE_LIMIT && oldest.done !== true) cache.delete(oldest.value)
  return parsed
}

function parseAfresh(query: string, params: JsonObject): ParsedQuery {
  try {
    const tree = parseGroq(query, params)
    return { tree, evaluate: compile(tree), trace: lazy(() => trace(tree)) }
  } catch (error) {
    if (error instanceof RangeError) throw tooLarge(error)
    if (!(error instanceof Error)) throw error
    const { start, end } = error instanceof ParseError ? error : { start: 0, end: query.length }
    throw queryParseError(error.message, { query, start, end })
  }
}

/**
 * Runs a parsed query.
 *
 * @returns values that `JSON.stringify` writes as the hosted lake does
 * @throws LakeError 400 for a query that parses and can't be run, for example one nested too deep
 */
export function runQuery({ evaluate }: ParsedQuery, source: QuerySource): unknown {
  return run(evaluate, source)
}

/**
 * Runs a parsed query as `runQuery` does, and traces where each value of the answer comes from.
 *
 * @throws LakeError as `runQuery` does
 */
export function traceQuery(parsed: ParsedQuery, source: QuerySource): Traced {
  return run((scope) => parsed.trace()(scope), source)
}

function run<T>(evaluate: (scope: Scope) => T, source: QuerySource): T {
  try {
    return evaluate(
      new Scope({ ...source, kept: new Map(), tick: timeLimit(source.milliseconds) }, null),
    )
  } catch (error) {
    if (!(error instanceof Error) || error instanceof LakeError) throw error
    throw error instanceof RangeError ? tooLarge(error) : queryError(error.message)
  }
}

/** The engine's own limits: of the stack, and of the length of a string or list. */
function tooLarge({ message }: RangeError): QueryLimitError {
  return new QueryLimitError(`The query is too large: ${message}`)
}
