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
])('JSON that is invalid, too deep or too large is a syntax error', (text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError)
})
