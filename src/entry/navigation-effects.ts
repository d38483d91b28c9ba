import { useEffect, useLayoutEffect, useRef } from 'react'
import { type Location, NavigationType } from 'react-router-dom'

/**
 * Scrolls and sets the focus after a navigation within the site. A link scrolls to its anchor, or else to the top. On a
 * new page, the heading gets the focus. Back and Forward restore the scroll position (docs/readings.md).
 *
 * @param location React Router's location of the page shown
 * @param navigationType how the visitor reached that page
 */
export function useNavigationEffects(
  { key, pathname, hash }: Location,
  navigationType: NavigationType,
): void {
  const previous = useRef<{ key: string; pathname: string } | null>(null)

  // This layout effect must come before the next. Otherwise the next would save the previous page's scroll position as
  // the position of this page.
  useLayoutEffect(() => {
    const from = previous.current
    previous.current = { key, pathname }
    // The browser itself scrolls the first page. The key is the same when StrictMode repeats the effect.
    if (from === null || from.key === key) return
    if (navigationType === NavigationType.Pop) return restorePosition(key)

    const anchor = document.getElementById(hash.slice(1))
    if (from.pathname !== pathname) focusHeading()
    if (anchor) anchor.scrollIntoView({ behavior: 'instant' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, [key, pathname, hash, navigationType])

  // As a layout effect, this removes the previous page's listener before the new page's first paint. If the new page is
  // shorter, the browser scrolls at that paint, and the listener would save a wrong position for the previous page.
  useLayoutEffect(() => {
    const savePosition = () => positions.set(key, window.scrollY)
    // A visitor may have scrolled before the app started.
    if (!positions.has(key)) savePosition()
    window.addEventListener('scroll', savePosition, { passive: true })
    // The scroll event is fired a frame late, so the position is also saved on Back, before the router acts.
    window.addEventListener('popstate', savePosition, { capture: true })
    return () => {
      window.removeEventListener('scroll', savePosition)
      window.removeEventListener('popstate', savePosition, { capture: true })
    }
  }, [key])

  useEffect(handBackScrollOnLeave, [])
  // Repeated at each navigation: a telephone link fires `beforeunload`, so `handBack` runs, although the visitor stays.
  useEffect(takeOverScrollRestoration, [key])
}

/** Moves the focus to the page's `h1`, where screen readers continue; without an `h1`, to its `main`. */
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

const LEAVING_EVENTS = ['beforeunload', 'pagehide'] as const

/**
 * Turns the browser's scroll restoration off: on Back and Forward within the site, the browser would scroll before the
 * page is rendered. Waits until the browser has scrolled the first page: Safari does so after `load`. On a reload or a
 * return from another site, Safari may scroll much later, so this waits for the first click on the page.
 */
export function takeOverScrollRestoration(): void {
  const [entry] = performance.getEntriesByType('navigation')
  const isNewVisit = entry === undefined || ('type' in entry && entry.type === 'navigate')
  if (!isNewVisit) addEventListener('click', takeOver, { once: true, capture: true })
  else if (document.readyState === 'complete') takeOver()
  else addEventListener('load', takeOverLater, { once: true })
}

/** Turns the browser's scroll restoration on when the visitor leaves. The returned cleanup turns it on at once. */
export function handBackScrollOnLeave(): () => void {
  // Both events are needed: `pagehide` is too late for Safari on Macs, and Safari on iPhones has no `beforeunload`.
  for (const type of LEAVING_EVENTS) window.addEventListener(type, handBack)
  window.addEventListener('pageshow', takeOverIfRestored)
  return () => {
    for (const type of LEAVING_EVENTS) window.removeEventListener(type, handBack)
    window.removeEventListener('pageshow', takeOverIfRestored)
    window.removeEventListener('click', takeOver, { capture: true })
    handBack()
  }
}

/** Handles `pageshow`: `persisted` means that the page returns from the back/forward cache. */
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
