/** The Studio's live queries: they run again when documents change. */
import { useEffect, useState } from 'react'
import { finalize, retry, shareReplay, timer } from 'rxjs'
import { type DocumentStore, getPublishedId, useDocumentStore } from 'sanity'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'

/** Delay before a failed query is retried. */
const RETRY_DELAY_MS = 2000

/** Running queries. Their keys leave out the store, because the Studio has a single document store. */
const running = new Map<string, ReturnType<DocumentStore['listenQuery']>>()

/**
 * Adds retries to the store's `listenQuery`: otherwise, the first failed request would end the query. Components with
 * the same query share one listener. For example, the actions Delete and Unpublish both call `useReferrers`.
 */
export function liveQuery(
  store: Pick<DocumentStore, 'listenQuery'>,
  ...queryArguments: Parameters<DocumentStore['listenQuery']>
): ReturnType<DocumentStore['listenQuery']> {
  const key = JSON.stringify(queryArguments)
  const results =
    running.get(key) ??
    store.listenQuery(...queryArguments).pipe(
      retry({ delay: () => timer(RETRY_DELAY_MS) }),
      finalize(() => running.delete(key)),
      shareReplay({ bufferSize: 1, refCount: true }),
    )
  running.set(key, results)
  return results
}

/** GROQ. The query runs again when a document selected by `listen` (by default, the query's first filter) changes. */
type Query = string | { readonly fetch: string; readonly listen: string }

/**
 * Subscribes to a live query.
 *
 * @param perspective `drafts`: what editors see, drafts over published documents; `published`: what visitors see;
 *   `raw`: published documents, drafts and versions, each under its own id
 * @returns the result; undefined until the lake has responded to this query
 */
export function useLiveQuery(
  query: Query,
  params: Readonly<Record<string, string>> = {},
  perspective: 'drafts' | 'published' | 'raw' = 'drafts',
): unknown {
  const documentStore = useDocumentStore()
  const [latest, setLatest] = useState<{ key: string; result: unknown }>()
  const paramsJson = JSON.stringify(params)
  const key = JSON.stringify([query, paramsJson, perspective])

  useEffect(() => {
    const options = { apiVersion: `v${LAKE_API_VERSION}`, perspective }
    const results = liveQuery(documentStore, query, JSON.parse(paramsJson), options)
    const subscription = results.subscribe((result: unknown) => setLatest({ key, result }))
    return () => subscription.unsubscribe()
  }, [documentStore, query, paramsJson, perspective, key])

  return latest?.key === key ? latest.result : undefined
}

/** A document's id and type: all that a list pane needs to show the document. */
export type TypedId = {
  readonly id: string
  readonly type: string
}

/** The trimmed text of a row's field; empty if the field is not a text. */
export function textOf(row: object, key: string): string {
  const field: unknown = Reflect.get(row, key)
  return typeof field === 'string' ? field.trim() : ''
}

/**
 * Reads `_id` and `_type` of each row in a query's result; drops rows that lack either.
 *
 * @param readFields reads the additional fields of each row
 */
export function readRows<More extends object>(
  result: unknown,
  readFields: (row: object) => More,
): (TypedId & More)[] {
  return (Array.isArray(result) ? result : []).flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return []
    const found = { id: textOf(row, '_id'), type: textOf(row, '_type') }
    return found.id && found.type ? [{ ...found, ...readFields(row) }] : []
  })
}

/** Like `readRows`, without additional fields. */
export const readTypedIds = (result: unknown): TypedId[] => readRows(result, () => ({}))

/** Documents that refer to `$id`, except redirects: these become unnecessary when `$id` is deleted. */
const REFERRERS = '*[references($id) && _type != "redirect"] | order(_type asc) {_id, _type}'

/** The documents that refer to `id` in any version, except redirects; null until the lake has responded. */
export function useReferrers(id: string): TypedId[] | null {
  const result = useLiveQuery(REFERRERS, { id }, 'raw')
  if (result === undefined) return null
  const types = new Map(readTypedIds(result).map((each) => [getPublishedId(each.id), each.type]))
  return Array.from(types, ([referrer, type]) => ({ id: referrer, type }))
}
