/**
 * Calls `start` once, when somebody looks at the page: neither in a tab opened in the background nor
 * while the browser prerenders the page, since a link in a mail does something (docs/readings.md).
 *
 * @returns what gives it up
 */
export function whenVisible(start: () => void): () => void {
  const waiting = new AbortController()
  const { signal } = waiting
  const check = () => {
    // Not every browser prerenders, and TypeScript does not know those that do.
    const isPrerendering = 'prerendering' in document && document.prerendering === true
    if (document.visibilityState !== 'visible' || isPrerendering) return
    waiting.abort()
    start()
  }
  document.addEventListener('visibilitychange', check, { signal })
  document.addEventListener('prerenderingchange', check, { signal })
  check()
  return () => waiting.abort()
}
