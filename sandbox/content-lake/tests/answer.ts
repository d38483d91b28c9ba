import type { JsonObject } from '../json.ts'
import { type QuerySource, runQuery, traceQuery } from '../query/answer.ts'
import { Scope } from '../query/evaluate/scope.ts'
import { parseQuery } from '../query/parse.ts'
import { type ContentSourceMap, sourceMapOf } from '../query/source-map/source-map.ts'
import { makeView } from '../query/view.ts'

type TestDocument = JsonObject & { _id: string }

/** The result of a query over a few documents, converted to JSON and back. */
export function answer(
  query: string,
  documents: readonly TestDocument[] = [],
  params: JsonObject = {},
): unknown {
  return asJson(runQuery(parseQuery(query, params), sourceOf(documents)))
}

/** How many nested scopes a query opens, as a measure of its work. Each of them calls `checkLimits` once. */
export function stepsOf(query: string, documents: readonly TestDocument[]): number {
  let steps = 0
  const checkLimits = () => {
    steps += 1
  }
  const run = { ...sourceOf(documents), cache: new Map(), checkLimits }
  parseQuery(query, {}).evaluate(new Scope(run, null))
  return steps
}

/** The result of a query as JSON, with its source map. */
export function tracedAnswer(
  query: string,
  documents: readonly TestDocument[],
): { result: unknown; map: ContentSourceMap } {
  const traced = traceQuery(parseQuery(query, {}), sourceOf(documents))
  return { result: asJson(traced.value), map: sourceMapOf(traced, { usesKeys: true }) }
}

function sourceOf(documents: readonly TestDocument[]): QuerySource {
  const stored = documents.map((document) => ({
    _type: 't',
    _rev: 'r',
    _createdAt: '',
    _updatedAt: '',
    ...document,
  }))
  return {
    view: makeView(stored),
    sanity: { projectId: 'p', dataset: 'd' },
    now: new Date(),
  }
}

function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value))
}
