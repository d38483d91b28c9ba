import { afterEach, expect, test, vi } from 'vitest'
import { startBoot } from './start-boot.ts'

vi.mock('./start-boot.ts', () => ({ startBoot: vi.fn<typeof startBoot>() }))
afterEach(() => void vi.useRealTimers())

test('the script starts once a frame has been painted, which it would delay', async () => {
  vi.useFakeTimers()
  await import('./main.ts')
  expect(startBoot).not.toHaveBeenCalled()
  vi.advanceTimersToNextFrame()
  expect(startBoot).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(startBoot).toHaveBeenCalledTimes(1)
})
