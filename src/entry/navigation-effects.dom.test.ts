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

test('an app that comes before the page is loaded leaves the first position to the browser', () => {
  readyState = 'interactive'
  takeOverScrollRestoration()
  vi.advanceTimersByTime(60_000)
  expect(history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('load'))
  // Safari restores now.
  expect(history.scrollRestoration).toBe('auto')
  vi.runAllTimers()
  expect(history.scrollRestoration).toBe('manual')
})

test('a page that is left is restored by the browser, also when it comes back as it was', () => {
  readyState = 'complete'
  const end = handBackScrollRestoration()
  takeOverScrollRestoration()
  expect(history.scrollRestoration).toBe('manual')
  window.dispatchEvent(new Event('pagehide'))
  expect(history.scrollRestoration).toBe('auto')
  window.dispatchEvent(new Event('pageshow'))
  expect(history.scrollRestoration).toBe('auto')
  vi.runAllTimers()
  expect(history.scrollRestoration).toBe('manual')
  end()
  expect(history.scrollRestoration).toBe('auto')
})
