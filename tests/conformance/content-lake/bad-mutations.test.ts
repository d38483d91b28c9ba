/** Mutations that the lake refuses, and the limits of the hosted lake. */
import type { SanityClient } from '@sanity/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { refusal, useLake } from './helpers/lake.ts'

const lake = useLake()

/** Sends a body that the client library would not send, and asserts that it changes nothing. */
async function post(client: SanityClient, body: string, search = ''): Promise<Response> {
  const before = await client.fetch('*')
  const path = `/v2025-02-19/data/mutate/${client.config().dataset}${search}`
  const response = await lake.request(path, { method: 'POST', body })
  expect(await client.fetch('*')).toEqual(before)
  return response
}

describe('is refused', () => {
  let client: SanityClient
  beforeAll(async () => {
    client = await lake.freshClient({ _id: 'a', list: [{}] })
  })

  test.each<[unknown]>([
    [null],
    [{ create: { _type: 'port' }, delete: { id: 'a' } }],
    [{ destroy: { id: 'a' } }],
    [{ create: { _id: 'b' } }],
    [{ patch: { set: { a: 1 } } }],
    // https://github.com/sanity-io/client/pull/148
    ...['has space', '#some_invalid-id!'].flatMap((_id): [unknown][] => [
      [{ create: { _id, _type: 'port' } }],
      [{ delete: { id: _id } }],
    ]),
  ])('the mutation %j', async (mutation) => {
    const body = JSON.stringify({ mutations: [{ create: { _type: 'port' } }, mutation] })
    const response = await post(client, body)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({
      error: {
        type: 'mutationError',
        items: [{ index: 1, error: { type: 'invalidMutationError' } }],
      },
    })
  })

  // https://github.com/sanity-io/gradient/issues/387, /401; the key "weak" in
  // https://www.sanity.io/answers/hi-how-to-add-a-doc-via-sanity-client-that-p1612265652182100
  test.each([
    [{ _ref: 'a', someAttribute: 'value' }, 'Key "someAttribute" not allowed in ref'],
    [{ _type: 'reference', _ref: 'a', weak: true }, 'Key "weak" not allowed in ref'],
    [{ _ref: [1, 2, 3] }, 'Value of "_ref" must be a string'],
  ])('the reference %j', async (to, fault) => {
    const { statusCode, details } = await refusal(client.create({ _type: 'port', list: [{ to }] }))
    expect(statusCode).toBe(400)
    const description = `Not a valid reference: ${fault}`
    expect(details).toEqual({ type: 'validationError', description })
  })

  test.each(['__proto__', 'hasOwnProperty'])('an attribute called %s', async (name) => {
    for (const mutation of [
      `{"create": {"_type": "odd", "list": [{"${name}": 1}]}}`,
      `{"patch": {"id": "a", "set": {"${name}": 1}}}`,
      `{"patch": {"id": "a", "set": {"deep": {"${name}": {"x": 1}}}}}`,
      `{"patch": {"id": "a", "set": {"list['${name}']": 1}}}`,
    ])
      expect((await post(client, `{"mutations": [${mutation}]}`)).status).toBe(400)
  })
})

// https://www.sanity.io/docs/content-lake/technical-limits, where 1 MB is 1,000,000 bytes.
describe('limits of the hosted lake', () => {
  /** A value whose innermost attribute is this many levels deep. */
  const nested = (levels: number, lists: boolean): unknown => {
    if (levels === 0) return 'end'
    const inner = { a: nested(levels - 1, lists) }
    return lists ? [inner] : inner
  }

  test.each([false, true])('attributes nest 20 levels, lists do not count: %s', async (lists) => {
    const client = await lake.freshClient({ _id: 'deep', a: nested(19, lists) })
    const tooDeep = 'has attributes nested deeper than 20 levels'
    const refused = await refusal(client.create({ _type: 'a', a: nested(20, lists) }))
    expect([refused.statusCode, refused.message]).toEqual([400, expect.stringContaining(tooDeep)])
    const patch = client.patch('deep').set({ b: nested(20, lists) })
    expect((await refusal(patch.commit())).message).toContain('nested deeper than 20 levels')
  })

  test('a body has 4,000,000 bytes at most', async () => {
    const client = await lake.freshClient()
    const empty = JSON.stringify({ mutations: [{ create: { _type: 'a', text: '' } }] })
    const path = `/v2025-02-19/data/mutate/${client.config().dataset}`
    const sized = (size: number) => {
      const body = empty.replace('""', `"${'x'.repeat(size - empty.length)}"`)
      return lake.request(path, { method: 'POST', body })
    }
    expect((await sized(4_000_000)).status).toBe(200)
    const refused = await sized(4_000_001)
    expect(refused.status).toBe(413)
    // https://www.sanity.io/answers/migration-api-mutation-error-request-body-exceeds-limit-of-4000000-bytes
    const message = 'Request body exceeds limit of 4000000 bytes'
    expect(await refused.json()).toMatchObject({ message })
  })
})
