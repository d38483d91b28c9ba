import { GroqSyntaxError } from 'groq-js'
import { queryError, queryParseError } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import { compile } from './evaluate/compile.ts'
import { Scope, type Evaluate } from './evaluate/scope.ts'
import { timeLimit } from './evaluate/time-limit.ts'
import { interruptible } from './interruptible.ts'
import { lazy } from './lazy.ts'
import { missingParameter } from './parameters.ts'
import { checkSize } from './size-limit.ts'
import type { Traced } from './source-map/origin.ts'
import { trace } from './source-map/trace.ts'
import type { Trace } from './source-map/trace-node.ts'
import { detailOf, parseGroq } from './syntax.ts'
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
}

// As on the hosted lake. A query blocks every other request, so it needs a limit.
const MAX_MILLISECONDS = 60_000

// Needed for errors deep in nested brackets, whose parsing time doubles with each level.
const MAX_PARSE_MILLISECONDS = 1000

const CACHE_LIMIT = 500
// Longer queries, with thousands of parameters, are not cached: 500 of them would take gigabytes.
const MAX_CACHED_LENGTH = 64 * 1024
const cache = new Map<string, ParsedQuery>()

/**
 * Parses and compiles a GROQ query; the most recently used ones are cached.
 *
 * @throws LakeError 400 `queryParseError`, as the hosted lake's, with the span of the error; 400 for a
 * query so large that parsing it would block other requests
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
  checkSize(query)
  const missing = missingParameter(query, params)
  if (missing) {
    const { name, start, end } = missing
    throw queryParseError(`param $${name} referenced, but not provided`, { query, start, end })
  }
  try {
    return interruptible(MAX_PARSE_MILLISECONDS, () => {
      const tree = parseGroq(query, params)
      return { tree, evaluate: compile(tree), trace: lazy(() => trace(tree)) }
    })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const start = error instanceof GroqSyntaxError ? error.position : 0
    const end = error instanceof GroqSyntaxError ? start : query.length
    throw queryParseError(detailOf(error), { query, start, end })
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
      new Scope({ ...source, kept: new Map(), tick: timeLimit(MAX_MILLISECONDS) }, null),
    )
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw queryError(error.message)
  }
}
