/** Queries over HTTP. `evaluate.test.ts` compares the evaluation of GROQ with `groq-js`. */
import type { SanityClient } from '@sanity/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { clientOf, refusal, useLake } from './helpers/lake.ts'

const lake = useLake()
let client: SanityClient

beforeAll(async () => {
  client = await lake.freshClient(
    { _id: 'mumbai', name: 'Mumbai', rank: 2, coast: { _type: 'reference', _ref: 'west' } },
    { _id: 'west', _type: 'coast', name: 'West' },
    { _id: 'kandla', name: 'Kandla', rank: 1 },
    { _id: 'drafts.mumbai', name: 'Mumbai, edited' },
    { _id: 'versions.spring.mumbai', name: 'Mumbai, in spring' },
    { _id: 'drafts.goa', name: 'Goa, new' },
    { _id: 'page', _type: 'page', port: { _type: 'reference', _ref: 'mumbai' } },
  )
})

test.each<[query: string, params: Record<string, unknown>, result: unknown]>([
  ['*[_type == $type && rank > $rank].name', { type: 'port', rank: 1 }, ['Mumbai']],
  ['*[_type == "port"] | order(rank) [0...1] {"up": upper(name)}', {}, [{ up: 'KANDLA' }]],
  ['*[_type == "port"] | order(rank).coast->name', {}, [null, 'West']],
  ['*[references("west")]._id', {}, ['mumbai']],
  ['*[_id == "nowhere"][0]', {}, null],
  // The client sends a long query with POST.
  ['*[_id in $ids]._id', { ids: ['west', ...Array.from({ length: 2000 }, String)] }, ['west']],
  ['count(*[_id in $ids])', { ids: Array.from({ length: 20_000 }, (_, n) => `n${n}`) }, 0],
])('returns the result of %s', async (query, params, result) => {
  expect(await client.fetch(query, params)).toEqual(result)
})

test('returns the query, its result and the duration; omits the query on request', async () => {
  const { query, result, ms } = await client.fetch('count(*)', {}, { filterResponse: false })
  expect({ query, result }).toEqual({ query: 'count(*)', result: 4 })
  expect(ms).toBeTypeOf('number')
  const withoutQuery = await client.fetch('1', {}, { filterResponse: false, returnQuery: false })
  expect(withoutQuery).not.toHaveProperty('query')
})

describe('a perspective', () => {
  const GOA = { _id: 'goa', _originalId: 'drafts.goa', name: 'Goa, new' }
  const KANDLA = { _id: 'kandla', name: 'Kandla' }
  const MUMBAI = { _id: 'mumbai', name: 'Mumbai' }
  const EDITED = { _id: 'mumbai', _originalId: 'drafts.mumbai', name: 'Mumbai, edited' }
  const IN_SPRING = {
    _id: 'mumbai',
    _originalId: 'versions.spring.mumbai',
    name: 'Mumbai, in spring',
  }

  test.each<['published' | 'drafts' | string[], object[]]>([
    ['published', [KANDLA, MUMBAI]],
    ['drafts', [GOA, KANDLA, EDITED]],
    [
      ['spring', 'drafts'],
      [GOA, KANDLA, IN_SPRING],
    ],
    [['spring'], [KANDLA, IN_SPRING]],
  ])('%s shows each document in its first matching version', async (perspective, ports) => {
    const query = '*[_type == "port"] | order(name) {_id, _originalId, name}'
    expect(await client.fetch(query, {}, { perspective })).toMatchObject(ports)
  })

  test('also applies to references', async () => {
    const name = (perspective: 'published' | 'drafts') =>
      client.fetch('*[_id == "page"][0].port->name', {}, { perspective })
    expect([await name('published'), await name('drafts')]).toEqual(['Mumbai', 'Mumbai, edited'])
  })
})

test('reads documents by id, drafts included, and lists missing ids', async () => {
  const found = await client.getDocuments(['drafts.goa', 'nowhere', 'mumbai'])
  expect(found.map((document) => document?.['name'])).toEqual(['Goa, new', undefined, 'Mumbai'])
  const response = await lake.request('/v2025-02-19/data/doc/production/a')
  const omitted = [{ id: 'a', reason: 'existence' }]
  expect(await response.json()).toEqual({ documents: [], omitted })
})

describe('refuses', () => {
  test('a query that does not parse, with a code frame', async () => {
    const error = await refusal(client.fetch('*[_type == '))
    expect(error.statusCode).toBe(400)
    expect(error.message).toMatch(/^GROQ query parse error:\n> 1 \| \*\[_type == \n/)
    expect(error.details).toMatchObject({
      type: 'queryParseError',
      description: expect.stringContaining('Unexpected end of query'),
      query: '*[_type == ',
      start: 11,
      end: 11,
    })
  })

  test.each([
    ['*[slug.current == $slug]', 'param $slug referenced, but not provided'],
    ['nothing(1)', 'nothing'],
    ['('.repeat(100_000), 'too large'],
  ])('%s', async (query, reason) => {
    const { statusCode, message } = await refusal(client.fetch(query))
    expect([statusCode, message]).toEqual([400, expect.stringContaining(reason)])
  })

  test('a dataset that does not exist', async () => {
    const error = await refusal(clientOf(lake.url, 'nowhere').fetch('*'))
    expect(error.statusCode).toBe(404)
    // The hosted lake's wording, as public repositories quote it. Sanity does not document it.
    const message = 'Dataset not found - Dataset "nowhere" not found for project ID "localdev"'
    expect(error.message).toBe(message)
  })
})

describe('refuses a query that exceeds a limit, and still answers the next one', () => {
  let large: SanityClient
  beforeAll(async () => {
    const text = 'x'.repeat(1000)
    large = await lake.freshClient(...Array.from({ length: 300 }, (_, n) => ({ n, text })))
  })

  test.each([
    [
      // Four nested loops over 300 documents: 8,100,000,000 steps.
      'count(*[count(*[count(*[count(*[n > ^.n && n > ^.^.n && n > ^.^.^.n]) > 5]) > 5]) > 5])',
      'The query takes longer than 5 seconds',
    ],
    ['!a['.repeat(40), 'The query takes longer than 5 seconds'],
    ['*{"a": *{"b": *}}', 'The answer is longer than'],
    [
      `count(*{"a": *{"b": [${'...*._id, '.repeat(6)}^._id, ^.^._id]}})`,
      'The query needs more than 512 MB of memory',
    ],
  ])('%s', async (query, reason) => {
    const { statusCode, details } = await refusal(large.fetch(query))
    expect(statusCode).toBe(400)
    const description: unknown = expect.stringContaining(reason)
    expect(details).toMatchObject({ type: 'queryError', description })
    expect(await large.fetch('count(*)')).toBe(300)
  })
})
