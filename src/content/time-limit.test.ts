import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { timeLimit } from './time-limit.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('aborts when the time is up, and not before', () => {
  const signal = timeLimit(100, new AbortController().signal)
  vi.advanceTimersByTime(99)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

test('aborts with the signal that was given, for its reason', () => {
  const given = new AbortController()
  const signal = timeLimit(100, given.signal)
  given.abort('no longer wanted')
  expect(signal.reason).toBe('no longer wanted')
})

test('is aborted from the start when the given signal is', () => {
  expect(timeLimit(100, AbortSignal.abort('too late')).reason).toBe('too late')
})
