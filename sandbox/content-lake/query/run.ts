import { LakeError, queryError } from '../errors.ts'
import { Scope } from './evaluate/scope.ts'
import { queryLimit, tooLarge } from './limits.ts'
import type { ParsedQuery } from './parse.ts'
import type { Traced } from './source-map/origin.ts'
import type { View } from './view.ts'

export interface QuerySource {
  view: View
  sanity: { projectId: string; dataset: string }
  /** The time for `now()`, one for the whole query. */
  now: Date
}

/**
 * Runs a parsed query.
 *
 * @returns values that `JSON.stringify` writes as the hosted lake does
 * @throws LakeError 400 for a query that parses and can't be run, for example one that takes too long
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
    return evaluate(new Scope({ ...source, kept: new Map(), tick: queryLimit() }, null))
  } catch (error) {
    if (!(error instanceof Error) || error instanceof LakeError) throw error
    throw error instanceof RangeError ? tooLarge(error) : queryError(error.message)
  }
}
