/** Milliseconds that the site may take to answer. */
const TIME_LIMIT = 8000

/**
 * Loads the page anew, but only if it can be had: a browser shows its own error page for one that can't,
 * and that has no telephone number.
 *
 * @param prepare called just before; it may return false to leave the page as it is
 * @returns whether the site answers
 */
export async function reloadPage(prepare: () => boolean = () => true): Promise<boolean> {
  const answers = await pageAnswers()
  if (answers && prepare()) location.reload()
  return answers
}

async function pageAnswers(): Promise<boolean> {
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
