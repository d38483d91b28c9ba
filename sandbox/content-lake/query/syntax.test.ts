import { GroqSyntaxError } from 'groq-js'
import { expect, test } from 'vitest'
import { parseGroq } from './syntax.ts'

function syntaxErrorOf(query: string): GroqSyntaxError {
  try {
    parseGroq(query, {})
  } catch (error) {
    if (error instanceof GroqSyntaxError) return error
    throw error
  }
  throw new Error('It parses')
}

test.each(['*[_type == ', '*[', '{"a" 1}', '*[geo == ', '"geo(1)" ==', '// geo(\n*['])(
  '%s fails where the parser says',
  (query) => {
    expect(syntaxErrorOf(query).position).toBeLessThanOrEqual(query.length)
  },
)

test.each([
  ['geo(1) ==', 9],
  ['geo(1) + geo (2) ==', 19],
  ['global::geo(1) ==', 17],
  ['geo(', 4],
  ['1 == == geo(2)', 5],
])('%s fails at %i, for all that is put in the place of geo()', (query, position) => {
  expect(syntaxErrorOf(query).position).toBe(position)
})

test('geo is an ordinary name where it is not called', () => {
  expect(parseGroq('geo', {})).toMatchObject({ type: 'AccessAttribute', name: 'geo' })
  expect(parseGroq('{"geo(": "geo(1)"}', {})).toMatchObject({
    attributes: [{ name: 'geo(', value: { type: 'Value', value: 'geo(1)' } }],
  })
  expect(parseGroq('geo::latLng(1, 2)', {})).toMatchObject({ namespace: 'geo', name: 'latLng' })
})

test.each(['1 // one', '1//', '// one\n1 // "x"', '1 // geo(1)', 'geo(1) // geo(2)'])(
  'a comment may end a query: %s',
  (query) => {
    expect(() => parseGroq(query, {})).not.toThrow()
  },
)

test('comment markers inside a string are not a comment', () => {
  expect(parseGroq('"http://a"', {})).toMatchObject({ type: 'Value', value: 'http://a' })
})
