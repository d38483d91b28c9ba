import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, describe, expect, test } from 'vitest'
import type { SanityClient } from '@sanity/client'
import { useLake } from './helpers/lake.ts'

const lake = useLake()
let client: SanityClient
let path = ''

beforeAll(async () => {
  client = await lake.freshClient()
  await client.create({ _id: 'a', _type: 'port', name: 'Mumbai', list: [1, 2] })
  path = `/v2025-02-19/data/mutate/${client.config().dataset}`
})

/** Posts to the mutate route, and asserts that the dataset is unchanged afterwards. */
async function post(body: string, search = ''): Promise<Response> {
  const before = await client.fetch('*')
  const response = await lake.request(`${path}${search}`, { method: 'POST', body })
  expect(await client.fetch('*')).toEqual(before)
  return response
}

// The shape as https://github.com/sanity-io/gradient/issues/320 has it; the description is the parser's.
test.each([
  ['nothing', ''],
  ['text', 'mutations'],
  ['half of some JSON', '{"mutations": ['],
  ['a number that would become null', '{"mutations": [{"create": {"_type": "a", "n": 1e400}}]}'],
  [
    'JSON nested too deep',
    `{"mutations": [{"create": {"_type": "a", "a": ${'['.repeat(200)}${']'.repeat(200)}}}]}`,
  ],
])('a body that is %s', async (_case, body) => {
  const response = await post(body)
  expect(response.status).toBe(400)
  const description: unknown = expect.stringMatching(/./)
  const type = 'httpInvalidRequestBody'
  expect(await response.json()).toEqual({
    error: { body, bodyTruncated: false, description, type },
  })
})

describe('a body that is not a transaction', () => {
  test.each([
    ['an array', '[]'],
    ['null', 'null'],
    ['no mutations', '{}'],
    ['mutations that are no array', '{"mutations": {}}'],
    ['a transaction id that is no string', '{"mutations": [], "transactionId": 1}'],
    ['an empty transaction id', '{"mutations": [], "transactionId": ""}'],
    ['a transaction id with spaces', '{"mutations": [], "transactionId": "a b"}'],
    ['an endless transaction id', `{"mutations": [], "transactionId": "${'a'.repeat(200)}"}`],
  ])('%s', async (_case, body) => {
    const response = await post(body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ statusCode: 400, error: 'Bad Request' })
  })

  test('a body above the limit', async () => {
    const response = await post(
      JSON.stringify({ mutations: [{ create: { _type: 'a', a: 'x'.repeat(5_000_000) } }] }),
    )
    expect(response.status).toBe(413)
  })
})

test('a body above the limit is read to its end: the connection serves the next request', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const length = 5_000_000
  const request = httpRequest(lake.url + path, {
    method: 'POST',
    agent,
    headers: { 'Content-Type': 'application/json', 'Content-Length': length },
  })
  const answer = once(request, 'response')
  let isAnswered = false
  request.once('response', () => (isAnswered = true))
  request.write('x'.repeat(length - 1))
  await client.fetch('*')
  expect(isAnswered).toBe(false)
  request.end('x')
  const [response] = await answer
  expect(response.statusCode).toBe(413)
  await text(response)

  const next = httpRequest(lake.url + path, { agent }).end()
  const [answered] = await once(next, 'response')
  await text(answered)
  expect(next.reusedSocket).toBe(true)
  agent.destroy()
})

// https://github.com/sanity-io/client/pull/148
test('a malformed id', async () => {
  for (const mutation of [
    { create: { _id: '#some_invalid-id!', _type: 'port' } },
    { delete: { id: '#some_invalid-id!' } },
  ]) {
    const response = await post(JSON.stringify({ mutations: [mutation] }))
    expect(await response.json()).toMatchObject({
      error: { items: [{ error: { description: 'Malformed document ID: "#some_invalid-id!"' } }] },
    })
  }
})

describe('a reference that is none', () => {
  // https://github.com/sanity-io/gradient/issues/387, /401; the key "weak" in
  // https://www.sanity.io/answers/hi-how-to-add-a-doc-via-sanity-client-that-p1612265652182100
  test.each([
    [{ _ref: 'a', someAttribute: 'value' }, 'Key "someAttribute" not allowed in ref'],
    [{ _type: 'reference', _ref: 'a', weak: true }, 'Key "weak" not allowed in ref'],
    [{ _ref: [1, 2, 3] }, 'Value of "_ref" must be a string'],
  ])('%j', async (reference, fault) => {
    const mutations = [{ create: { _type: 'port', list: [{ to: reference }] } }]
    const response = await post(JSON.stringify({ mutations }))
    expect(response.status).toBe(400)
    const description = `Not a valid reference: ${fault}`
    expect(await response.json()).toEqual({ error: { type: 'validationError', description } })
  })

  test('may have what the Studio writes into it', async () => {
    const own = await lake.freshClient()
    await own.create({ _id: 'a', _type: 'port' })
    const strengthen = { type: 'port', template: { id: 'port' } }
    const reference = { _type: 'reference', _key: 'k', _ref: 'a', _weak: true }
    const list = [
      { ...reference, _strengthenOnPublish: strengthen },
      { _type: 'crossDatasetReference', _ref: 'a', _dataset: 'other', _projectId: 'p' },
    ]
    await own.create({ _id: 'b', _type: 'port', list })
    expect(await own.fetch('*[_id == "b"][0].list')).toEqual(list)
  })
})

describe('an invalid mutation', () => {
  test.each<[string, unknown]>([
    ['null', null],
    ['text', 'create'],
    ['an array', []],
    ['empty', {}],
    ['of two kinds', { create: { _type: 'port' }, delete: { id: 'a' } }],
    ['of an unknown kind', { destroy: { id: 'a' } }],
    ['create of no object', { create: 'port' }],
    ['create without a type', { create: { _id: 'b' } }],
    ['create with an empty type', { create: { _id: 'b', _type: '' } }],
    ['create with a type that is no string', { create: { _id: 'b', _type: 1 } }],
    ['create with an id that is no string', { create: { _id: 1, _type: 'port' } }],
    [
      'create with a system field that is no string',
      { create: { _id: 'b', _type: 'port', _createdAt: 1 } },
    ],
    ['createOrReplace without an id', { createOrReplace: { _type: 'port' } }],
    ['createIfNotExists without an id', { createIfNotExists: { _type: 'port' } }],
    ['delete of nothing', { delete: {} }],
    ['delete of an id that is no string', { delete: { id: 1 } }],
    ['delete of an id and a query', { delete: { id: 'a', query: '*' } }],
    ['delete by a query that is no string', { delete: { query: 1 } }],
    ['delete by parameters that are no object', { delete: { query: '*', params: 1 } }],
    ['patch of nothing', { patch: { set: { a: 1 } } }],
    [
      'patch with a revision that is no string',
      { patch: { id: 'a', ifRevisionID: 1, set: { a: 1 } } },
    ],
  ])('%s', async (_case, mutation) => {
    const response = await post(
      JSON.stringify({ mutations: [{ create: { _type: 'port' } }, mutation] }),
    )
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: {
        type: 'mutationError',
        items: [{ index: 1, error: { type: 'invalidMutationError' } }],
      },
    })
  })

  test.each(['has space', '-dash', '.dot', 'a..b', 'a/b', 'ä', 'a'.repeat(129), '..', '.'])(
    'a document id of %j',
    async (_id) => {
      for (const mutation of [{ create: { _id, _type: 'port' } }, { delete: { id: _id } }]) {
        expect((await post(JSON.stringify({ mutations: [mutation] }))).status).toBe(400)
      }
    },
  )

  test('delete by a query that does not parse', async () => {
    const response = await post('{"mutations": [{"delete": {"query": "*[_type =="}}]}')
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ error: { type: 'queryParseError' } })
  })
})

test.each([
  'visibility=never',
  'dryRun=1',
  'returnIds=yes',
  'returnDocuments=',
  'autoGenerateArrayKeys=on',
])('an option of %s', async (option) => {
  const body = JSON.stringify({ mutations: [{ create: { _type: 'port' } }] })
  expect((await post(body, `?${option}`)).status).toBe(400)
})

test.each(['__proto__', 'hasOwnProperty'])('an attribute called %s', async (name) => {
  for (const mutation of [
    `{"create": {"_type": "odd", "list": [{"${name}": 1}]}}`,
    `{"patch": {"id": "a", "set": {"${name}": 1}}}`,
    `{"patch": {"id": "a", "set": {"deep": {"${name}": {"x": 1}}}}}`,
    `{"patch": {"id": "a", "set": {"list['${name}']": 1}}}`,
  ]) {
    expect((await post(`{"mutations": [${mutation}]}`)).status).toBe(400)
  }
})

test('an attribute called constructor is an ordinary one', async () => {
  const fresh = await lake.freshClient()
  await fresh.create({ _type: 'odd', constructor: 1, toString: 2 })
  expect(await fresh.fetch('*[0]{constructor, toString}')).toEqual({ constructor: 1, toString: 2 })
})

test.each([
  ['GET', '/'],
  ['GET', '/v1/nothing'],
  ['GET', '/v1/data/mutate/production'],
  ['PUT', '/v1/data/query/production'],
])('%s %s is no route, and logged', async (method, url) => {
  const response = await lake.request(url, { method })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
  expect(lake.logged).toContain(`No route for ${method} ${url}`)
})

test.each([
  ['GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: nonsense', 400],
  ['no HTTP', 400],
  [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost`, 431],
])('what is no HTTP is refused with security headers (%#)', async (head, status) => {
  const socket = connect(Number(new URL(lake.url).port), '127.0.0.1')
  socket.end(`${head}\r\n\r\n`)
  const answer = await text(socket)
  expect(answer).toContain(`HTTP/1.1 ${status} `)
  expect(answer).toContain('X-Content-Type-Options: nosniff')
  expect(answer).toContain('Cross-Origin-Resource-Policy: same-origin')
})
