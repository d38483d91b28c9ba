import { beforeEach, expect, test, vi } from 'vitest'
import { whenVisible } from './when-visible.ts'

const start = vi.fn<() => void>()

beforeEach(() => {
  start.mockReset()
  show({ visibilityState: 'visible', prerendering: false })
})

/** Sets the document's state and fires the browser's events for it. */
function show(state: { visibilityState?: DocumentVisibilityState; prerendering?: boolean }) {
  for (const [name, value] of Object.entries(state))
    Object.defineProperty(document, name, { value, configurable: true })
  document.dispatchEvent(new Event('prerenderingchange'))
  document.dispatchEvent(new Event('visibilitychange'))
}

test('starts at once on a visible page', () => {
  whenVisible(start)
  expect(start).toHaveBeenCalledTimes(1)
})

test('waits in a background tab, and starts once', () => {
  show({ visibilityState: 'hidden' })
  whenVisible(start)
  expect(start).not.toHaveBeenCalled()
  show({ visibilityState: 'visible' })
  show({ visibilityState: 'hidden' })
  show({ visibilityState: 'visible' })
  expect(start).toHaveBeenCalledTimes(1)
})

test('waits while the page is prerendered, whatever its visibility', () => {
  show({ prerendering: true })
  whenVisible(start)
  expect(start).not.toHaveBeenCalled()
  show({ prerendering: false })
  expect(start).toHaveBeenCalledTimes(1)
})

test('does not start after it was cancelled', () => {
  show({ visibilityState: 'hidden' })
  whenVisible(start)()
  show({ visibilityState: 'visible' })
  expect(start).not.toHaveBeenCalled()
})
