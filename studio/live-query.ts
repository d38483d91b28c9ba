import { retry, timer } from 'rxjs'
import type { DocumentStore } from 'sanity'

/** Milliseconds before a failed query is retried. */
const PAUSE = 2000

/**
 * The document store's `listenQuery`, retried after errors. By itself it ends at the first failed request, and
 * a short outage of the lake would break what is on the screen.
 */
export function liveQuery(
  store: Pick<DocumentStore, 'listenQuery'>,
  ...asked: Parameters<DocumentStore['listenQuery']>
): ReturnType<DocumentStore['listenQuery']> {
  return store.listenQuery(...asked).pipe(retry({ delay: () => timer(PAUSE) }))
}
