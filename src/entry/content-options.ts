import { queryOptions } from '@tanstack/react-query'
import { loadFirstContent, loadNews } from '../content/load.ts'
import { takeNews } from './first-news.ts'
import { matchPage } from './page-routes.ts'

/** What the keys of all contents begin with. */
export const CONTENT = 'content'

/** Where the content of the page at a path is in the React Query cache: the path decides all else. */
export function contentKey(pathname: string) {
  return [CONTENT, pathname] as const
}

/**
 * React Query options for the content of the page at a path, alike for rendering, prefetching and
 * revalidating. What becomes of an answer older than what is shown is the client's rule (`createQueryClient`).
 */
export function contentOptions(pathname: string) {
  const loadQuery = async () => {
    const { load, params } = matchPage(pathname)
    return (await load()).query(params)
  }
  return queryOptions({
    queryKey: contentKey(pathname),
    queryFn: async ({ signal }) => await loadNews(await loadQuery(), signal, takeNews(pathname)),
    // React Query's place for what stands in for an answer while a query has no data.
    persister: async (queryFn, context, { state }) =>
      state.data === undefined
        ? await loadFirstContent(await loadQuery(), pathname, context.signal)
        : await queryFn(context),
  })
}
