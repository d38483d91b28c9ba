import { expect, test } from 'vitest'
import { visibleLetters } from './invisible.ts'

test.each([
  ['Paradip', 7],
  ['Paradip\u200B\u200C\u200D\uFEFF', 7],
  ['𝐏aradip', 7],
  ['', 0],
])('%j has %i visible letters', (text, count) => {
  expect(visibleLetters(text)).toHaveLength(count)
})
