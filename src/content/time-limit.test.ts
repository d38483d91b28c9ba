import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withTimeLimit } from './time-limit.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Like a fetch that is never answered: ends when its signal does. */
const hang = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(new Error('aborted'))
    if (signal.aborted) end()
    signal.addEventListener('abort', end)
  })

test('aborts after the time limit', async () => {
  const failure = withTimeLimit(5000, new AbortController().signal, hang).catch(String)
  await vi.advanceTimersByTimeAsync(5000)
  await expect(failure).resolves.toBe('Error: aborted')
})

test('aborts with the caller’s signal, also one that was aborted before', async () => {
  const controller = new AbortController()
  const failure = withTimeLimit(5000, controller.signal, hang).catch(String)
  controller.abort()
  await expect(failure).resolves.toBe('Error: aborted')
  await expect(withTimeLimit(5000, controller.signal, hang)).rejects.toThrow('aborted')
})

test('a result in time is returned, and the timer is cleared', async () => {
  const { signal } = new AbortController()
  await expect(withTimeLimit(5000, signal, async () => 'result')).resolves.toBe('result')
  expect(vi.getTimerCount()).toBe(0)
})
