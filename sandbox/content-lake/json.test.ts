import { expect, test } from 'vitest'
import { parseJson } from './json.ts'

test.each([
  '',
  '{',
  'undefined',
  '{"a": [1e400]}',
  '-1e400',
  '['.repeat(200) + ']'.repeat(200),
  '{"a":'.repeat(1e5) + '1' + '}'.repeat(1e5),
])('throws a SyntaxError for invalid JSON, deep nesting and too large numbers', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError)
})
