import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { handBackScrollOnLeave, takeOverScrollRestoration } from './navigation-effects.ts'

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
  // Safari restores the position only now, after `load`.
  expect(history.scrollRestoration).toBe('auto')
  vi.runAllTimers()
  expect(history.scrollRestoration).toBe('manual')
})

test.each(['reload', 'back_forward'])(
  'after “%s”, takes over scroll restoration at the first click',
  (type) => {
    const entry = Object.assign(performance.mark('navigation'), { type })
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry])
    readyState = 'complete'
    takeOverScrollRestoration()
    vi.advanceTimersByTime(60_000)
    expect(history.scrollRestoration).toBe('auto')
    document.body.click()
    expect(history.scrollRestoration).toBe('manual')
  },
)

test('after cleanup, a click no longer changes scroll restoration', () => {
  const cleanUp = handBackScrollOnLeave()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(performance.mark('navigation'), { type: 'reload' }),
  ])
  takeOverScrollRestoration()
  cleanUp()
  document.body.click()
  expect(history.scrollRestoration).toBe('auto')
})

test('hands scroll restoration back on `pagehide`, and takes it over again after a return from the cache', () => {
  readyState = 'complete'
  const cleanUp = handBackScrollOnLeave()
  takeOverScrollRestoration()
  expect(history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(history.scrollRestoration).toBe('auto')
  vi.runAllTimers()
  expect(history.scrollRestoration).toBe('manual')
  cleanUp()
  expect(history.scrollRestoration).toBe('auto')
})
