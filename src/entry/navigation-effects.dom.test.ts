import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handBackScrollRestoration, takeOverScrollRestoration } from './navigation-effects.ts'

let readyState: DocumentReadyState
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState)
  history.scrollRestoration = 'auto'
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('leaves the first scroll position to the browser if the app starts before the page is loaded', () => {
  readyState = 'interactive'
  takeOverScrollRestoration()
  vi.advanceTimersByTime(60_000)
  expect(history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('load'))
  // Safari restores the position now.
  expect(history.scrollRestoration).toBe('auto')
  vi.runAllTimers()
  expect(history.scrollRestoration).toBe('manual')
})

test.each(['reload', 'back_forward'])('after “%s”, takes over once the visitor clicks', (type) => {
  const entry = Object.assign(performance.mark('navigation'), { type })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
  readyState = 'complete'
  takeOverScrollRestoration()
  vi.advanceTimersByTime(60_000)
  expect(history.scrollRestoration).toBe('auto')
  document.body.click()
  expect(history.scrollRestoration).toBe('manual')
})

test('no longer waits for a click once the app has ended', () => {
  const end = handBackScrollRestoration()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(performance.mark('navigation'), { type: 'reload' }),
  ])
  takeOverScrollRestoration()
  end()
  document.body.click()
  expect(history.scrollRestoration).toBe('auto')
})

test('leaves scroll restoration to the browser on `pagehide`, also after a return from the back/forward cache', () => {
  readyState = 'complete'
  const end = handBackScrollRestoration()
  takeOverScrollRestoration()
  expect(history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(history.scrollRestoration).toBe('auto')
  vi.runAllTimers()
  expect(history.scrollRestoration).toBe('manual')
  end()
  expect(history.scrollRestoration).toBe('auto')
})
