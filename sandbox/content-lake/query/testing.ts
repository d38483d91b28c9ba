import type { JsonObject } from '../json.ts'
import { parseQuery, runQuery } from './groq.ts'
import { makeView } from './view.ts'

/** What a query answers over some documents, as JSON; for tests. */
export function answer(
  query: string,
  documents: readonly (JsonObject & { _id: string })[] = [],
  params: JsonObject = {},
): unknown {
  const stored = documents.map((document) => ({
    _type: 't',
    _rev: 'r',
    _createdAt: '',
    _updatedAt: '',
    ...document,
  }))
  const source = {
    view: makeView(stored),
    sanity: { projectId: 'p', dataset: 'd' },
    identity: 'me',
  }
  return JSON.parse(JSON.stringify(runQuery(parseQuery(query, params), source)))
}
