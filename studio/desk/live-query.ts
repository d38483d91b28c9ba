/** Queries of the Studio that follow changes in the lake. */
import { useEffect, useState } from 'react'
import { finalize, retry, shareReplay, timer } from 'rxjs'
import { type DocumentStore, getPublishedId, useDocumentStore } from 'sanity'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'

/** Milliseconds before a failed query is retried. */
const PAUSE = 2000

/** Running queries, by their arguments without the store: the Studio has a single document store. */
const running = new Map<string, ReturnType<DocumentStore['listenQuery']>>()

/**
 * The document store's `listenQuery` with retries: otherwise, the first failed request would end it. Components with
 * the same query share one listener, as Delete and Unpublish do.
 */
export function liveQuery(
  store: Pick<DocumentStore, 'listenQuery'>,
  ...asked: Parameters<DocumentStore['listenQuery']>
): ReturnType<DocumentStore['listenQuery']> {
  const key = JSON.stringify(asked)
  const answers =
    running.get(key) ??
    store.listenQuery(...asked).pipe(
      retry({ delay: () => timer(PAUSE) }),
      finalize(() => running.delete(key)),
      shareReplay({ bufferSize: 1, refCount: true }),
    )
  running.set(key, answers)
  return answers
}

/** GROQ. If `fetch` is not a filter, `listen` is a filter of the documents on which the answer depends. */
type Query = string | { readonly fetch: string; readonly listen: string }

/**
 * Subscribes to a query. It is fetched again when a document in its answer changes.
 *
 * @param perspective `drafts`: what editors see, drafts over published documents; `published`: what visitors
 *   see; `raw`: both, under their own ids
 * @returns undefined until the lake has answered
 */
export function useLiveQuery(
  query: Query,
  params: Readonly<Record<string, string>> = {},
  perspective: 'drafts' | 'published' | 'raw' = 'drafts',
): unknown {
  const documentStore = useDocumentStore()
  const [answer, setAnswer] = useState<unknown>()
  const asked = JSON.stringify(params)

  useEffect(() => {
    const options = { apiVersion: `v${LAKE_API_VERSION}`, perspective }
    const answers = liveQuery(documentStore, query, JSON.parse(asked), options)
    const subscription = answers.subscribe((value: unknown) => setAnswer(value))
    return () => subscription.unsubscribe()
  }, [documentStore, query, asked, perspective])

  return answer
}

/** What a list pane needs of a document. */
export type Found = {
  readonly id: string
  readonly type: string
}

/** A trimmed text of a query's row; empty for other values. */
export function textOf(row: object, key: string): string {
  const field: unknown = Reflect.get(row, key)
  return typeof field === 'string' ? field.trim() : ''
}

/**
 * Parses the answer to a query for `_id` and `_type`; drops malformed rows.
 *
 * @param more reads the additional fields of each row
 */
export function readRows<More extends object>(
  answer: unknown,
  more: (row: object) => More,
): (Found & More)[] {
  return (Array.isArray(answer) ? answer : []).flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null) return []
    const found = { id: textOf(row, '_id'), type: textOf(row, '_type') }
    return found.id && found.type ? [{ ...found, ...more(row) }] : []
  })
}

/** Like `readRows`, without additional fields. */
export const readFound = (answer: unknown): Found[] => readRows(answer, () => ({}))

/** Documents that refer to `$id`, except redirects: these become unnecessary when `$id` is deleted. */
const REFERRERS = '*[references($id) && _type != "redirect"] | order(_type asc) {_id, _type}'

/** The documents whose draft or published version refers to `id`; null until the lake has answered. */
export function useReferrers(id: string): Found[] | null {
  const answer = useLiveQuery(REFERRERS, { id }, 'raw')
  if (answer === undefined) return null
  const types = new Map(readFound(answer).map((each) => [getPublishedId(each.id), each.type]))
  return Array.from(types, ([referrer, type]) => ({ id: referrer, type }))
}
