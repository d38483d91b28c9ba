import { expect, test } from 'vitest'
import { interruptible, isLonger, queryLimit } from './limits.ts'

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

test.each([
  ['a string', 'x'.repeat(100)],
  ['a list', Array.from({ length: 40 }, (_, n) => n)],
  ['an object', Object.fromEntries(Array.from({ length: 12 }, (_, n) => [`name ${n}`, true]))],
  ['nested', { a: [{ b: ['x'.repeat(50)] }, { c: 'y'.repeat(50) }] }],
])('%s is as long as its JSON, or nearly', (_case, value) => {
  const { length } = JSON.stringify(value)
  expect(isLonger(value, length * 2)).toBe(false)
  expect(isLonger(value, length / 2)).toBe(true)
})
