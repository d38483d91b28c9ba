import { expect, test } from 'vitest'
import { parseQuery } from './parse.ts'

test('a query is parsed once for the same parameters', () => {
  const parsed = parseQuery('*[n == $n]', { n: 1 })
  expect(parseQuery('*[n == $n]', { n: 1 })).toBe(parsed)
  expect(parseQuery('*[n == $n]', { n: 2 })).not.toBe(parsed)
})

test('the cache evicts the least recently used query', () => {
  const kept = parseQuery('"kept"', {})
  const dropped = parseQuery('"dropped"', {})
  for (let n = 0; n < 600; n += 1) {
    parseQuery(`${n}`, {})
    expect(parseQuery('"kept"', {})).toBe(kept)
  }
  expect(parseQuery('"dropped"', {})).not.toBe(dropped)
})

test.each(['1 // one', '1//', '// one\n1 // "x"', '[1, 2,]', '{a,}'])('it parses: %s', (query) => {
  expect(() => parseQuery(query, {})).not.toThrow()
})

test('a query with a long list of parameters is not cached', () => {
  const ids = Array.from({ length: 10_000 }, (_, n) => `document-${n}`)
  const ask = () => parseQuery('*[_id in $ids]', { ids })
  expect(ask()).not.toBe(ask())
})
