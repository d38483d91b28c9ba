import { expect, test } from 'vitest'
import { interruptible } from './interruptible.ts'

test('what ends is done and answered', () => {
  expect(interruptible(10_000, () => 'done')).toBe('done')
  expect(interruptible(10_000, () => undefined)).toBeUndefined()
})

test('what fails says why', () => {
  const error = new TypeError('why')
  expect(() =>
    interruptible(10_000, () => {
      throw error
    }),
  ).toThrow(error)
})

test('what does not end is stopped, and cannot prevent it', () => {
  expect(() =>
    interruptible(20, () => {
      for (;;) {
        try {
          for (;;);
        } catch {
          continue
        }
      }
    }),
  ).toThrow('stopped after 20 ms')
  expect(interruptible(10_000, () => 'next')).toBe('next')
})
