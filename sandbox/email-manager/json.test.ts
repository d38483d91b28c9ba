import { expect, test } from 'vitest'
import { parseJson } from './json.ts'

test('JSON of any reasonable depth is parsed', () => {
  expect(parseJson('{"a": [1, {"b": null}]}')).toEqual({ a: [1, { b: null }] })
  expect(parseJson('['.repeat(50) + ']'.repeat(50))).toEqual([expect.any(Array)])
})

test.each([
  ['no text', ''],
  ['no JSON', '{'],
  ['a number too large for JavaScript', '{"a": [1e400]}'],
  ['arrays nested too deep', '['.repeat(200) + ']'.repeat(200)],
  ['objects nested too deep', '{"a":'.repeat(1e5) + '1' + '}'.repeat(1e5)],
])('%s: a syntax error', (_, text) => {
  expect(() => parseJson(text)).toThrow(SyntaxError)
})
