import { expect, test } from 'vitest'
import { visibleCharacters } from './invisible.ts'

test.each([
  ['Paradip', 7],
  ['Paradip\u200B\u200C\u200D\uFEFF', 7],
  ['𝐏aradip', 7],
  ['', 0],
])('%j has %i visible characters', (text, count) => {
  expect(visibleCharacters(text)).toHaveLength(count)
})
