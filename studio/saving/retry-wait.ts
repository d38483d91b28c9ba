/** How long to wait before a save is tried again. */

const BACKOFF_SECONDS = [1, 2, 4, 8, 15]
const LONGEST_RETRY_AFTER_SECONDS = 300

/** An event `retry` here, as from the editor's button, ends every wait at once. */
export const retryNow = new EventTarget()

/**
 * Resolves when a save is to be retried: after a backoff, or at once when the browser is online again, its page
 * is shown again or the editor asks for it. A Retry-After of the server is kept to.
 *
 * @param attempt 0 after the first failure
 * @param retryAfter the answer's Retry-After header, if it has one
 */
export async function waitForRetry(attempt: number, retryAfter: string | undefined): Promise<void> {
  const seconds = BACKOFF_SECONDS[attempt] ?? Math.max(...BACKOFF_SECONDS)
  const asked = secondsUntil(retryAfter)
  if (asked !== null) {
    return await new Promise((resolve) => setTimeout(resolve, Math.max(asked, seconds) * 1000))
  }
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

/** Seconds that a Retry-After header asks for, which is a number or a date; null without one. */
function secondsUntil(retryAfter: string | undefined): number | null {
  if (retryAfter === undefined) return null
  const date = Date.parse(retryAfter)
  const seconds = /^\d+$/.test(retryAfter) ? Number(retryAfter) : (date - Date.now()) / 1000
  if (Number.isNaN(seconds)) return null
  return Math.min(seconds, LONGEST_RETRY_AFTER_SECONDS)
}
