import { expect, test } from 'vitest'
import { interruptible, queryLimit } from './limits.ts'

test("code that does not end is interrupted, and can't prevent it", () => {
  const endless = () => {
    for (;;) {
      try {
        for (;;);
      } catch {
        continue
      }
    }
  }
  expect(() => interruptible(endless, 20)).toThrow('The query takes longer than 0.02 seconds')
  expect(interruptible(() => 'next')).toBe('next')
})

test('the limit throws when the CPU time is used up, and not before', () => {
  const tick = queryLimit(200)
  const before = process.threadCpuUsage()
  expect(() => {
    for (;;) tick()
  }).toThrow('The query takes longer than 0.2 seconds')
  const { user, system } = process.threadCpuUsage(before)
  expect(user + system).toBeGreaterThan(190_000)
})
