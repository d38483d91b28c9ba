import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAppLoader } from './app-loader.ts'

const start = vi.fn<(attempt: number) => Promise<void>>()
const onFailure = vi.fn<(error: unknown) => void>()
const failure = new Error('not there')

beforeEach(() => {
  vi.useFakeTimers()
  start.mockReset()
  onFailure.mockReset()
})
afterEach(() => void vi.useRealTimers())

async function load(loader: ReturnType<typeof createAppLoader>) {
  const result = loader.load()
  await vi.runAllTimersAsync()
  return result
}

test('starts the app once, however often it is asked to', async () => {
  start.mockResolvedValue()
  const loader = createAppLoader(start, true, onFailure)
  expect(await Promise.all([load(loader), loader.load()])).toEqual([true, true])
  expect(await loader.load()).toBe(true)
  expect(start.mock.calls).toEqual([[0]])
})

test('tries twice before it tells of a failure', async () => {
  start.mockRejectedValueOnce(failure).mockResolvedValueOnce()
  expect(await load(createAppLoader(start, true, onFailure))).toBe(true)
  expect(start.mock.calls).toEqual([[0], [1]])
  expect(onFailure).not.toHaveBeenCalled()
})

test('can be asked again after a failure', async () => {
  start.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure).mockResolvedValueOnce()
  const loader = createAppLoader(start, true, onFailure)
  expect(await load(loader)).toBe(false)
  expect(onFailure.mock.calls).toEqual([[failure]])
  expect(loader.isLoading()).toBe(false)
  expect(await load(loader)).toBe(true)
  expect(start.mock.calls).toEqual([[0], [1], [2]])
})

test('does not start what can not run, nor again what has crashed', async () => {
  expect(await load(createAppLoader(start, false, onFailure))).toBe(false)
  start.mockResolvedValue()
  const loader = createAppLoader(start, true, onFailure)
  await load(loader)
  loader.stop()
  expect(await load(loader)).toBe(false)
  expect(start).toHaveBeenCalledTimes(1)
})
