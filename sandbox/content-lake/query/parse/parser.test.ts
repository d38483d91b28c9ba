import { describe, expect, test } from 'vitest'
import { ParseError } from './parse-error.ts'
import { parseGroq } from './parse-groq.ts'

function errorOf(query: string): { message: string; start: number; end: number } {
  try {
    parseGroq(query, {})
  } catch (error) {
    if (!(error instanceof ParseError)) throw error
    const { message, start, end } = error
    return { message, start, end }
  }
  throw new Error('It parses')
}

// `TestErrors` of https://github.com/sanity-io/go-groq, parser/internal/parserv2/parser_test.go.
test.each([
  ['(person', "expected ')' following parenthesized expression", 0, 8],
  ['count(person', "expected ')' following function arguments", 5, 13],
  ['[1,2', "expected ']' following array body", 0, 5],
  ['{a', "expected '}' following object body", 0, 3],
  ['[1,2,3]....', 'unable to parse entire expression', 7, 7],
  ['a.^.c', '^ is not allowed here', 2, 3],
  ['a.@.c', '@ is not allowed here', 2, 3],
  ['*{,}', "expected '}' following object body", 1, 3],
  ['*[true] / ]', 'unexpected token "]", expected expression', 10, 11],
  ['*[true] /', 'unexpected end-of-file, expected expression', 9, 9],
  ['1.', 'unexpected token "1.", expected expression', 0, 2],
  ['count (*)', 'unable to parse entire expression', 6, 6],
  ['count x', 'unable to parse entire expression', 6, 6],
  ['string::length', 'expected a function following namespace expression', 8, 14],
  ["string::+(1, 2)'", 'expected a function following namespace expression', 8, 9],
  ['::length', 'unexpected token "::", expected expression', 0, 2],
  ['fn ($bar)', 'expected function namespace', 3, 3],
  ['fn foo($bar)', "expected '::' followed by a function name", 6, 6],
  ['fn ::foo($bar)', 'expected function namespace', 3, 3],
  ['fn foo::($bar)', 'expected a function name', 8, 8],
  ['fn foo::bar $baz', "expected '(' following function name", 12, 12],
  ['fn foo::bar($baz', "expected ')' following function arguments", 17, 17],
  ['fn foo::bar($baz) { a, b }', "expected '=' following ()", 18, 18],
  ['fn foo::bar(baz) = { a, b }', 'expected parameter name', 12, 12],
  [
    'fn foo::moo($woo) = $woo{ a, b }; fn foo::bar($baz) = $woo{ a, b }',
    'param $woo referenced, but not provided',
    54,
    57,
  ],
])('the error in %s is the vendor’s: %s', (query, message, start, end) => {
  expect(errorOf(query)).toEqual({ message, start, end })
})

describe('what the lake says itself', () => {
  test.each([
    ['', 'no query', 0, 0],
    ['nothing(1)', 'Undefined function: nothing', 0, 10],
    ['*[a == no::thing(1)]', 'Undefined namespace: no', 7, 19],
    ['round()', 'Incorrect number of arguments to function round().', 0, 7],
    ['* | sort(a)', 'Undefined pipe function: sort', 4, 11],
    ['*[0..a]', 'slicing must use constant numbers', 2, 6],
    ['{1 + 2}', 'Cannot determine property key for type: OpCall', 1, 6],
    ['boost(a, 1)', 'unexpected boost', 0, 11],
    ['a => b', 'unexpected =>', 0, 6],
    ['a.(b)', 'unexpected selector', 0, 5],
    [`${'('.repeat(500)}1`, 'the query is nested deeper than 400 levels', 400, 400],
    [`1${'+1'.repeat(500)}`, 'the query is nested deeper than 400 levels', 0, 0],
  ])('%s', (query, message, start, end) => {
    expect(errorOf(query)).toEqual({ message, start, end })
  })
})

test.each([
  '1 // one',
  '1//',
  '// one\n1 // "x"',
  '"http://a"',
  '[1, 2,]',
  '{a,}',
  '$p.x',
  'a in(1..2)',
])('it parses: %s', (query) => {
  expect(() => parseGroq(query, { p: {} })).not.toThrow()
})

test.each([
  [String.raw`"a\"\\\/\b\f\n\r\t"`, 'a"\\/\b\f\n\r\t'],
  [String.raw`'\u0041\u{1F6A2}\uD83D\uDEA2'`, 'A🚢🚢'],
])('the string %s', (query, value) => {
  expect(parseGroq(query, {})).toEqual({ type: 'Value', value })
})

test('the text is read once, however long it is', () => {
  const ids = Array.from({ length: 20_000 }, (_, n) => `"id-${n}"`)
  expect(parseGroq(`*[_id in [${ids.join(', ')}]]`, {})).toMatchObject({
    expr: { right: { elements: expect.toSatisfy(({ length }) => length === 20_000) } },
  })
})
