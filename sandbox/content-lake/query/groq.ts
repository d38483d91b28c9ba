import { evaluateSync, GroqSyntaxError, parse, toJS } from 'groq-js'
import { queryError, queryParseError } from '../errors.ts'
import type { JsonObject } from '../json.ts'
import { missingParameter } from './parameters.ts'

export interface ParsedQuery {
  readonly tree: ReturnType<typeof parse>
  readonly params: JsonObject
}

export interface QuerySource {
  dataset: readonly unknown[]
  dereference: (reference: { _ref: string }) => unknown
  sanity: { projectId: string; dataset: string }
}

const CACHE_LIMIT = 500
const cache = new Map<string, ParsedQuery>()

/**
 * Parse a GROQ query, keeping the most recent trees.
 *
 * @throws LakeError 400 `queryParseError`, as the hosted lake's, with the span of the fault
 */
export function parseQuery(query: string, params: JsonObject): ParsedQuery {
  const key = JSON.stringify([query, params])
  const parsed = cache.get(key) ?? parseAfresh(query, params)
  cache.delete(key)
  cache.set(key, parsed)
  const oldest = cache.keys().next()
  if (cache.size > CACHE_LIMIT && oldest.done !== true) cache.delete(oldest.value)
  return parsed
}

function parseAfresh(query: string, params: JsonObject): ParsedQuery {
  const missing = missingParameter(query, params)
  if (missing) {
    const { name, start, end } = missing
    throw queryParseError(`param $${name} referenced, but not provided`, { query, start, end })
  }
  try {
    return { tree: parse(query, { params }), params }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const start = error instanceof GroqSyntaxError ? error.position : 0
    const end = error instanceof GroqSyntaxError ? start : query.length
    throw queryParseError(describe(error), { query, start, end })
  }
}

/**
 * Run a parsed query.
 *
 * @throws LakeError 400 for what parses and cannot be run, such as a function that is not built
 */
export function runQuery({ tree, params }: ParsedQuery, source: QuerySource): unknown {
  try {
    const value: unknown = toJS(evaluateSync(tree, { ...source, params }))
    return value ?? null
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw queryError(describe(error))
  }
}

function describe(error: Error): string {
  return error.message.replace(/^Syntax error in GROQ query at position \d+: /, '')
}
