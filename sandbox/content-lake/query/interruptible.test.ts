import { expect, test } from 'vitest'
import { interruptible } from './interruptible.ts'

test('code that ends returns its result', () => {
  expect(interruptible(10_000, () => 'done')).toBe('done')
})

test('code that throws passes its error on', () => {
  const error = new TypeError('why')
  expect(() =>
    interruptible(10_000, () => {
      throw error
    }),
  ).toThrow(error)
})

test("code that does not end is interrupted, and can't prevent it", () => {
  expect(
    interruptible(20, () => {
      for (;;) {
        try {
          for (;;);
        } catch {
          continue
        }
      }
    }),
  ).toBeNull()
  expect(interruptible(10_000, () => 'next')).toBe('next')
})
