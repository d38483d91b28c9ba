/**
 * Calls `start` once the page is visible: neither in a background tab nor while the browser prerenders the
 * page, since opening an email link has an effect (docs/readings.md).
 *
 * @returns cancels it
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
