import { expect, test } from 'vitest'
import { isLonger } from './answer-size.ts'

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

test('what occurs many times is counted as often, up to the limit', () => {
  let value: unknown = 'x'
  for (let level = 0; level < 40; level += 1) value = [value, value]
  expect(isLonger(value, 10_000)).toBe(true)
})
