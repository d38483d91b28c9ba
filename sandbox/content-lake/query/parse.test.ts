import { expect, test } from 'vitest'
import { LakeError } from '../errors.ts'
import { runQuery } from './answer.ts'
import { parseQuery } from './parse.ts'
import { makeView } from './view.ts'

const source = {
  view: makeView([{ _id: 'a', _type: 't', _rev: 'r', _createdAt: '', _updatedAt: '', n: 1 }]),
  sanity: { projectId: 'p', dataset: 'd' },
  now: new Date(),
}

function refusalOf(work: () => unknown): LakeError {
  try {
    work()
  } catch (error) {
    if (error instanceof LakeError) return error
    throw error
  }
  throw new Error('Not refused')
}

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

test('parameters slice', () => {
  expect(runQuery(parseQuery('[1, 2, 3][0...$n]', { n: 2 }), source)).toEqual([1, 2])
})

test('results are JSON values', () => {
  const query =
    '{"at": dateTime("2026-01-01T00:00:00Z"), "nested": [dateTime("2026-01-01T00:00:00Z")]}'
  const at = '2026-01-01T00:00:00Z'
  expect(JSON.parse(JSON.stringify(runQuery(parseQuery(query, {}), source)))).toEqual({
    at,
    nested: [at],
  })
  expect(runQuery(parseQuery('*[_id == "b"][0]', {}), source)).toBeNull()
})

test("sanity::projectId() and sanity::dataset() return the lake's", () => {
  expect(runQuery(parseQuery('sanity::projectId() + sanity::dataset()', {}), source)).toBe('pd')
})

test('a syntax error has its position', () => {
  const { status, body } = refusalOf(() => parseQuery('*[a ==\n  ]', {}))
  expect(status).toBe(400)
  expect(body).toMatchObject({
    error: { type: 'queryParseError', query: '*[a ==\n  ]', start: expect.any(Number) },
  })
})

test('an unknown function is a query error', () => {
  expect(refusalOf(() => parseQuery('nothing()', {})).body).toMatchObject({
    error: { type: 'queryParseError', description: expect.stringContaining('nothing') },
  })
})

test('a function that only the hosted lake has is a query error', () => {
  expect(refusalOf(() => parseQuery('text::semanticSimilarity("a")', {})).body).toMatchObject({
    error: { type: 'queryParseError' },
  })
})

test.each(['1 // one', '1//', '// one\n1 // "x"', '[1, 2,]', '{a,}'])('it parses: %s', (query) => {
  expect(() => parseQuery(query, {})).not.toThrow()
})

test('a parameter that is not given is named', () => {
  expect(refusalOf(() => parseQuery('*[a == $b]', {})).body).toMatchObject({
    error: { description: 'param $b referenced, but not provided' },
  })
})

test('a query that needs too much stack is refused', () => {
  const refused = refusalOf(() => parseQuery('('.repeat(150_000), {}))
  expect(refused.message).toContain('The query is too large')
})

test('queries with long lists of parameters are parsed, and not cached', () => {
  const ids = Array.from({ length: 10_000 }, (_, n) => `document-${n}`)
  const parsed = parseQuery('*[_id in $ids]', { ids })
  expect(runQuery(parsed, source)).toEqual([])
  expect(parseQuery('*[_id in $ids]', { ids })).not.toBe(parsed)
})
