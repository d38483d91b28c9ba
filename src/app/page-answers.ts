/** Milliseconds that the site may take to answer. */
const TIME_LIMIT = 8000

/**
 * Whether the site can be reached now and has an answer for this page's address: only then may a page
 * be loaded anew by itself, for a browser shows its own error page for one that can't be had.
 */
export async function pageAnswers(): Promise<boolean> {
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), TIME_LIMIT)
  try {
    const { status } = await fetch(location.pathname, {
      method: 'HEAD',
      cache: 'no-store',
      signal: limit.signal,
    })
    // The page for unknown addresses is one too.
    return status < 500
  } catch {
    // That it can't be reached is the answer.
    return false
  } finally {
    clearTimeout(timer)
  }
}
