import { retry, timer } from 'rxjs'
import type { DocumentStore } from 'sanity'

/** Milliseconds until a lake that did not answer is asked again. */
const PAUSE = 2000

/**
 * The store's `listenQuery`, which ends for good when an answer fails, asked again until it succeeds:
 * a lake that is away for a moment must not take down what is on the screen.
 */
export function liveQuery(
  store: Pick<DocumentStore, 'listenQuery'>,
  ...asked: Parameters<DocumentStore['listenQuery']>
): ReturnType<DocumentStore['listenQuery']> {
  return store.listenQuery(...asked).pipe(retry({ delay: () => timer(PAUSE) }))
}
