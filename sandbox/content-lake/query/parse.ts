import { GroqSyntaxError, parse } from 'groq-js'
import { queryParseError, QueryLimitError } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import { compile } from './evaluate/compile.ts'
import type { Evaluate } from './evaluate/scope.ts'
import { interruptible, tooLargeError } from './limits.ts'
import { trace } from './source-map/trace.ts'
import type { Trace } from './source-map/origin.ts'
import type { QueryNode } from './tree.ts'
import { lazy } from './view.ts'

export interface ParsedQuery {
  readonly tree: QueryNode
  readonly evaluate: Evaluate
  /** Returns a function like `evaluate` that also gives the origins of values. Compiled at the first call. */
  readonly trace: () => Trace
}

const MAX_CACHED_QUERIES = 500
// In characters, with parameters. Longer queries are not cached: 500 of them could take gigabytes.
const MAX_CACHED_LENGTH = 64 * 1024
const cache = new Map<string, ParsedQuery>()

/**
 * Parses and compiles a GROQ query. The most recently used queries are cached.
 *
 * @param params values of the query's parameters, which become part of the tree
 * @throws LakeError 400 `queryParseError` with the span of the error, as on the hosted lake; QueryLimitError
 */
export function parseQuery(query: string, params: JsonObject): ParsedQuery {
  const key = JSON.stringify([query, params])
  const parsed = cache.get(key) ?? parseUncached(query, params)
  if (key.length > MAX_CACHED_LENGTH) return parsed
  cache.delete(key)
  cache.set(key, parsed)
  const oldest = cache.keys().next()
  if (cache.size > MAX_CACHED_QUERIES && oldest.done !== true) cache.delete(oldest.value)
  return parsed
}

function parseUncached(query: string, params: JsonObject): ParsedQuery {
  try {
    // `\n` ends a comment at the end of the query. Interruptible, because each unclosed bracket doubles parsing time.
    const tree: QueryNode = interruptible(() => parse(`${query}\n`, { params }))
    return { tree, evaluate: compile(tree), trace: lazy(() => trace(tree)) }
  } catch (error) {
    if (!(error instanceof Error) || error instanceof QueryLimitError) throw error
    if (error instanceof RangeError) throw tooLargeError(error)
    const offset = error instanceof GroqSyntaxError ? Math.min(error.position, query.length) : null
    const span = offset === null ? { start: 0, end: query.length } : { start: offset, end: offset }
    throw queryParseError(error.message, { query, ...span })
  }
}
