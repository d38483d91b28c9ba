import { queryOptions } from '@tanstack/react-query'
import { loadFirstContent, loadCurrentContent } from '../content/load.ts'
import { ContentReadError } from '../content/lake.ts'
import { matchPage } from './page-routes.ts'

export const CONTENT_KEY_PREFIX = 'content'

/** React Query key for the content of the page at a path. */
export function contentKey(pathname: string) {
  return [CONTENT_KEY_PREFIX, pathname] as const
}

/**
 * React Query options for the content of the page at a path, the same for rendering, prefetching and revalidating.
 * The query client (query-client.ts) drops answers older than the content shown.
 */
export function contentOptions(pathname: string) {
  return queryOptions({
    queryKey: contentKey(pathname),
    queryFn: async ({ client, signal }) => {
      const { load, params } = matchPage(pathname)
      const query = (await load()).query(params)
      try {
        return client.getQueryData(contentKey(pathname)) === undefined
          ? await loadFirstContent(query, pathname, signal)
          : await loadCurrentContent(query, signal)
      } catch (error) {
        if (import.meta.env.DEV) showInOverlay(`${pathname}, query "${query.name}"`, error)
        throw error
      }
    },
  })
}

/** Shows a `ContentReadError` in the error overlay of Vite's development server. Removes an earlier overlay. */
function showInOverlay(failedQuery: string, error: unknown) {
  const Overlay = customElements.get('vite-error-overlay')
  if (!Overlay || !(error instanceof ContentReadError)) return
  document.querySelector('vite-error-overlay')?.remove()
  const cause = error.cause instanceof Error ? error.cause.message : ''
  document.body.append(new Overlay({ message: `${failedQuery}: ${error.message}`, stack: cause }))
}
