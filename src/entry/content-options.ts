import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { loadContent } from '../content/load.ts'
import { contentKey, type PageContent, type PageQuery } from '../content/page-query.ts'

/** React Query options for a page's content, alike for rendering, prefetching and revalidating. */
export function contentOptions(queryClient: QueryClient, query: PageQuery, path: string) {
  const queryKey = contentKey(query)
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      loadContent(query, path, queryClient.getQueryData<PageContent>(queryKey), signal),
  })
}
