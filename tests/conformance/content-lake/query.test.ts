import { describe, expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
import { clientOf, useLake } from './helpers/lake.ts'

const lake = useLake()

async function withPorts() {
  const client = await lake.freshClient()
  await client
    .transaction()
    .create({ _id: 'west', _type: 'coast', name: 'West' })
    .create({
      _id: 'mumbai',
      _type: 'port',
      name: 'Mumbai',
      rank: 2,
      coast: { _type: 'reference', _ref: 'west' },
    })
    .create({ _id: 'kandla', _type: 'port', name: 'Kandla', rank: 1 })
    .commit()
  return client
}

describe('a query', () => {
  test('takes parameters', async () => {
    const client = await withPorts()
    expect(
      await client.fetch('*[_type == $type && rank > $rank].name', { type: 'port', rank: 1 }),
    ).toEqual(['Mumbai'])
  })

  test('filters, orders, slices and projects', async () => {
    const client = await withPorts()
    expect(
      await client.fetch('*[_type == "port"] | order(rank asc) [0...1] {name, "up": upper(name)}'),
    ).toEqual([{ name: 'Kandla', up: 'KANDLA' }])
  })

  test('follows references, to null where there is none', async () => {
    const client = await withPorts()
    expect(await client.fetch('*[_type == "port"] | order(rank) {"coast": coast->name}')).toEqual([
      { coast: null },
      { coast: 'West' },
    ])
  })

  test('finds documents that refer to another', async () => {
    const client = await withPorts()
    expect(await client.fetch('*[references("west")]._id')).toEqual(['mumbai'])
  })

  test('can use now()', async () => {
    const client = await withPorts()
    const before = new Date().toISOString()
    const { asOf } = await client.fetch('{"asOf": now()}')
    expect(asOf >= before && asOf <= new Date().toISOString()).toBe(true)
  })

  test('answers documents by id when no order is asked for', async () => {
    const client = await withPorts()
    expect(await client.fetch('*[]._id')).toEqual(['kandla', 'mumbai', 'west'])
  })

  test('answers null where it yields nothing', async () => {
    const client = await withPorts()
    expect(await client.fetch('*[_id == "nowhere"][0]')).toBeNull()
  })

  test('sees a write as soon as it is acknowledged', async () => {
    const client = await withPorts()
    await client.patch('kandla').set({ name: 'Deendayal' }).commit()
    expect(await client.fetch('*[_id == "kandla"][0].name')).toBe('Deendayal')
  })

  test('of any length is answered: the client posts long ones', async () => {
    const client = await withPorts()
    const ids = Array.from({ length: 2000 }, (_, index) => `unknown-${index}`)
    expect(await client.fetch('*[_id in $ids]._id', { ids: [...ids, 'west'] })).toEqual(['west'])
  })

  test('is echoed with its result and time taken, unless asked not to', async () => {
    const client = await withPorts()
    const { query, result, ms } = await client.fetch('count(*)', {}, { filterResponse: false })
    expect({ query, result }).toEqual({ query: 'count(*)', result: 3 })
    expect(ms).toBeTypeOf('number')
    const silent = await client.fetch('count(*)', {}, { filterResponse: false, returnQuery: false })
    expect(silent).not.toHaveProperty('query')
  })
})

describe('a query that cannot be answered', () => {
  test('has a code frame when it does not parse', async () => {
    const client = await lake.freshClient()
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

  test('has a parameter without a value', async () => {
    const client = await lake.freshClient()
    const error = await refusal(client.fetch('*[slug.current == $slug]'))
    expect(error.message).toContain('param $slug referenced, but not provided')
    expect(error.details).toMatchObject({ type: 'queryParseError' })
  })

  test('calls a function that does not exist', async () => {
    const client = await lake.freshClient()
    expect((await refusal(client.fetch('nothing(1)'))).statusCode).toBe(400)
  })

  test('calls a function that is not built', async () => {
    const client = await lake.freshClient()
    expect((await refusal(client.fetch('text::semanticSimilarity("a")'))).statusCode).toBe(400)
    expect((await refusal(client.fetch('geo::distance(a, b)'))).statusCode).toBe(400)
  })

  test('is nested too deep', async () => {
    const client = await lake.freshClient()
    const error = await refusal(client.fetch('('.repeat(100_000) + '1' + ')'.repeat(100_000)))
    expect(error.statusCode).toBe(400)
  })

  test('asks a dataset that does not exist', async () => {
    const error = await refusal(clientOf(lake.url, 'nowhere').fetch('*'))
    expect(error.statusCode).toBe(404)
    // As public repositories quote the hosted lake; the vendor has not published the wording.
    const message = 'Dataset not found - Dataset "nowhere" not found for project ID "localdev"'
    expect(error.message).toBe(message)
  })

  test.each([
    ['no query', ''],
    ['an empty query', '?query='],
    ['a parameter that is not JSON', '?query=*&$a=b'],
    ['a perspective that cannot be', '?query=*&perspective=a%20b'],
    ['raw in a stack', '?query=*&perspective=raw,drafts'],
    ['a flag that is neither true nor false', '?query=*&returnQuery=maybe'],
  ])('has %s', async (_case, search) => {
    const response = await lake.request(`/v2025-02-19/data/query/production${search}`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
  })

  test.each([
    ['not JSON', '{'],
    ['not an object', '[]'],
    ['nested too deep', '['.repeat(100_000)],
    ['without a query', '{}'],
    ['with parameters that are no object', '{"query":"*","params":[]}'],
  ])('is posted %s', async (_case, body) => {
    const path = '/v2025-02-19/data/query/production'
    expect((await lake.request(path, { method: 'POST', body })).status).toBe(400)
  })

  test('is above the limit of a body', async () => {
    const body = JSON.stringify({ query: '*', params: { padding: 'x'.repeat(5_000_000) } })
    const path = '/v2025-02-19/data/query/production'
    expect((await lake.request(path, { method: 'POST', body })).status).toBe(413)
  })
})
