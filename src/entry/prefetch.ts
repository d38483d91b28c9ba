import type { QueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { contentOptions } from './content-options.ts'
import { forgetFailedLoads, loadPage } from './loaded-pages.ts'
import { matchRoute } from './routes.ts'

/** Loads the code and content of a page that a visitor is about to open. */
export function usePrefetch(queryClient: QueryClient) {
  return useCallback(
    (pathname: string) => {
      const { route, params } = matchRoute(pathname)
      loadPage(route)
        .then((page) =>
          queryClient.prefetchQuery(contentOptions(queryClient, page.query(params), pathname)),
        )
        // Nothing is lost: following the link loads the page again and reports what fails.
        .catch(forgetFailedLoads)
    },
    [queryClient],
  )
}
