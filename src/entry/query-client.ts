import { QueryCache, QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import * as v from 'valibot'
import { ContentReadError } from '../content/lake.ts'
import { CONTENT_KEY_PREFIX } from './content-options.ts'

/** Milliseconds for which loaded content is fresh. A page opened in this time reuses prefetched content. */
const FRESH_FOR = 10_000

/**
 * A client for page content. Content is revalidated when a page mounts and when its tab becomes visible again. An older
 * answer never replaces newer content. A failure leaves the page as it is and is reported once.
 *
 * @param onLakeFailure called with the first failure to read the lake
 */
export function createQueryClient(onLakeFailure: (error: Error) => void): QueryClient {
  let isReported = false
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isReported || !(error instanceof ContentReadError)) return
        isReported = true
        onLakeFailure(error)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: FRESH_FOR,
        retry: false,
        // Send requests even if the browser reports that it is offline, because the report might be wrong.
        networkMode: 'always',
      },
    },
  })
  queryClient.setQueryDefaults([CONTENT_KEY_PREFIX], { structuralSharing: newestContent })
  return queryClient
}

/**
 * React Query's `structuralSharing` for page content. Unchanged parts of newer content stay the same objects.
 * An older answer does not replace the content shown (docs/decisions/0002-query-results-contain-the-lakes-time.md).
 */
export function newestContent(shown: unknown, next: unknown): unknown {
  return timeOf(next) < timeOf(shown) ? shown : replaceEqualDeep(shown, next)
}

const DATED = v.object({ asOf: v.string() })

/** NaN when missing, so every comparison is false. */
function timeOf(content: unknown): number {
  const dated = v.safeParse(DATED, content)
  return dated.success ? Date.parse(dated.output.asOf) : NaN
}
