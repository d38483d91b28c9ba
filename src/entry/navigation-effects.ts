import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType } from 'react-router-dom'

/**
 * Scrolling and focus after a navigation within the site: a new path starts at the top with focus on its heading, an
 * anchor is brought into view, and Back and Forward restore the scroll position (docs/readings.md).
 *
 * @param location of the page that is shown
 * @param navigationType how the visitor reached that page
 */
export function useNavigationEffects(
  { key, pathname, hash }: Location,
  navigationType: NavigationType,
): void {
  const previous = useRef<{ key: string; pathname: string } | null>(null)

  // This layout effect must come before the next, which listens to scroll events. Otherwise a late scroll event of the
  // previous page would overwrite the saved position of this page before it is read.
  useLayoutEffect(() => {
    const from = previous.current
    previous.current = { key, pathname }
    // The browser itself scrolls the first page; StrictMode runs this effect twice for it.
    if (from === null || from.key === key) return
    if (navigationType === NavigationType.Pop) return restorePosition(key)

    const anchor = document.getElementById(hash.slice(1))
    if (from.pathname !== pathname) focusHeading()
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, hash, navigationType])

  // A layout effect, because a page shorter than the previous page scrolls when it is painted. That position must not
  // be saved for the previous page.
  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY)
    // A visitor may have scrolled before the app started.
    if (!positions.has(key)) remember()
    window.addEventListener('scroll', remember, { passive: true })
    // The scroll event is fired a frame late, so the position is also saved on Back, before the router acts.
    window.addEventListener('popstate', remember, { capture: true })
    return () => {
      window.removeEventListener('scroll', remember)
      window.removeEventListener('popstate', remember, { capture: true })
    }
  }, [key])

  useEffect(handBackScrollRestoration, [])
  // At each navigation, because following a telephone link hands restoration back without leaving the page.
  useEffect(takeOverScrollRestoration, [key])
}

/** Focuses the page's heading, from which screen readers read on; without a heading, its `main`. */
function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (heading) heading.tabIndex = -1
  const target = heading ?? document.querySelector<HTMLElement>('main')
  target?.focus({ preventScroll: true })
}

/** Vertical scroll positions in CSS pixels, by the key of the history entry. */
const positions = new Map<string, number>()

function restorePosition(key: string) {
  window.scrollTo({ top: positions.get(key) ?? 0, behavior: 'instant' })
}

/**
 * Scroll restoration. After Back and Forward within the site, the app restores the position: the browser would do so
 * before the page is rendered. After a reload or a return from another site, the browser restores it.
 */

const LEAVING = ['beforeunload', 'pagehide'] as const

/**
 * Turns the browser's scroll restoration off, but only after the browser has restored the first position. Safari does
 * so after `load`, and much later if it is busy. After a reload or a return, this therefore waits for a click.
 */
export function takeOverScrollRestoration(): void {
  const [entry] = performance.getEntriesByType('navigation')
  const isNew = entry === undefined || ('type' in entry && entry.type === 'navigate')
  if (!isNew) addEventListener('click', takeOver, { once: true, capture: true })
  else if (document.readyState === 'complete') takeOver()
  else addEventListener('load', takeOverLater, { once: true })
}

/** Turns the browser's scroll restoration on when the visitor leaves the page; returns a function that ends this. */
export function handBackScrollRestoration(): () => void {
  // Both events are needed: `pagehide` is too late for Safari on Macs, and Safari on iPhones has no `beforeunload`.
  for (const type of LEAVING) window.addEventListener(type, handBack)
  window.addEventListener('pageshow', takeOverIfRestored)
  return () => {
    for (const type of LEAVING) window.removeEventListener(type, handBack)
    window.removeEventListener('pageshow', takeOverIfRestored)
    window.removeEventListener('click', takeOver, { capture: true })
    handBack()
  }
}

/** After a return from the back/forward cache. */
function takeOverIfRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) takeOverLater()
}

function takeOverLater(): void {
  setTimeout(takeOver)
}

function takeOver(): void {
  history.scrollRestoration = 'manual'
}

function handBack(): void {
  history.scrollRestoration = 'auto'
}
