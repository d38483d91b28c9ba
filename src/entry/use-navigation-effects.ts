import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType } from 'react-router-dom'

/**
 * Scrolling and focus after a navigation within the site: a new path starts at the top with focus on
 * the main part, an anchor is brought into view, and Back and Forward return to where the page was
 * (docs/readings.md).
 *
 * @param location of the page that is shown
 * @param navigationType how the visitor came to it
 */
export function useNavigationEffects(
  { key, pathname, hash }: Location,
  navigationType: NavigationType,
): void {
  const previous = useRef<{ key: string; pathname: string } | null>(null)

  useEffect(() => {
    const from = previous.current
    previous.current = { key, pathname }
    // The first page is the browser's to place, and StrictMode runs this effect twice for it.
    if (from === null || from.key === key) return
    if (navigationType === NavigationType.Pop) return restorePosition(key)

    const anchor = document.getElementById(hash.slice(1))
    if (from.pathname !== pathname) document.querySelector('main')?.focus({ preventScroll: true })
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, hash, navigationType])

  // Before the browser paints: a page shorter than the one before scrolls by itself, and that must
  // not be remembered as where the page before was.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    // The event of a scroll comes a frame later: Back may be faster. Before the router hears of it.
    window.addEventListener('popstate', remember, { capture: true })
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('popstate', remember, { capture: true })
    }
  }, [key])

  useEffect(takeOverScrollRestoration, [])
}

/** Vertical scroll positions in CSS pixels, by the key of the history entry. */
const positions = new Map<string, number>()

function restorePosition(key: string) {
  window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
}

/** The browser restores too early within the site, but must go on doing it for a reload. */
function takeOverScrollRestoration() {
  const hand = (to: ScrollRestoration) => () => {
    history.scrollRestoration = to
  }
  const handBack = hand('auto')
  const takeOver = hand('manual')
  takeOver()
  window.addEventListener('pagehide', handBack)
  window.addEventListener('pageshow', takeOver)
  return () => {
    window.removeEventListener('pagehide', handBack)
    window.removeEventListener('pageshow', takeOver)
    handBack()
  }
}
