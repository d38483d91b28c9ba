const BACKOFF_SECONDS = [1, 2, 4, 8, 15]

/** Dispatch `retry` on it to end all waits, as the editor's button does. */
export const retryNow = new EventTarget()

/**
 * Resolves when a save is to be retried: after a backoff, or at once when the browser is online again, the page
 * is shown again or the editor asks for it.
 *
 * @param attempt 0 after the first failure
 */
export async function waitForRetry(attempt: number): Promise<void> {
  const seconds = BACKOFF_SECONDS[attempt] ?? Math.max(...BACKOFF_SECONDS)
  await new Promise<void>((resolve) => {
    const over = new AbortController()
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, seconds * 1000)
    globalThis.addEventListener('online', end, over)
    document.addEventListener('visibilitychange', end, over)
    retryNow.addEventListener('retry', end, over)
  })
}
