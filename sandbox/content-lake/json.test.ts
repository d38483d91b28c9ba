import { expect, test } from 'vitest'
import { isJsonObject, parseJson } from './json.ts'

test.each([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['a', false],
  [undefined, false],
])('%j is a JSON object: %s', (value, expected) => {
  expect(isJsonObject(value)).toBe(expected)
})

test('JSON of any reasonable depth is parsed', () => {
  expect(parseJson('{"a": [1, {"b": null}]}')).toEqual({ a: [1, { b: null }] })
  expect(parseJson('['.repeat(50) + ']'.repeat(50))).toEqual([expect.any(Array)])
})

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
