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
])('throws a syntax error for JSON that is invalid, too deep or too large', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError)
})
