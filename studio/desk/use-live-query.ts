import { useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { LAKE_API_VERSION } from '../../src/configuration/lake-api-version.ts'
import { liveQuery } from '../live-query.ts'

type Answer =
  | { readonly state: 'loading' }
  | { readonly state: 'answered'; readonly value: unknown }

/** GROQ to fetch, and where that finds no documents itself, a filter of those that it concerns. */
type Asked = string | { readonly fetch: string; readonly listen: string }

const LOADING: Answer = { state: 'loading' }

/**
 * Subscribes to a query, whose answer is fetched again whenever a document that it concerns changes.
 *
 * @param perspective `drafts`: what editors see, drafts over published documents; `published`: what visitors
 *   see; `raw`: both, under their own ids
 */
export function useLiveQuery(
  query: Asked,
  params: Readonly<Record<string, string>> = {},
  perspective: 'drafts' | 'published' | 'raw' = 'drafts',
): Answer {
  const documentStore = useDocumentStore()
  const [answer, setAnswer] = useState(LOADING)
  const asked = JSON.stringify(params)

  useEffect(() => {
    const options = { apiVersion: `v${LAKE_API_VERSION}`, perspective }
    const subscription = liveQuery(documentStore, query, JSON.parse(asked), options).subscribe(
      (value: unknown) => {
        setAnswer({ state: 'answered', value })
      },
    )
    return () => {
      subscription.unsubscribe()
    }
  }, [documentStore, query, asked, perspective])

  return answer
}
