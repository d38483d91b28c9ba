/**
 * What a webhook sends, and when: https://www.sanity.io/docs/http-reference/webhooks, its headers as public
 * receivers read them.
 */
import { createClient, type SanityClient } from '@sanity/client'
import { assertValidSignature, SIGNATURE_HEADER_NAME } from '@sanity/webhook'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startLake, type StartedLake } from '../../../sandbox/content-lake/start-lake.ts'
import { eventually } from '../../helpers/eventually.ts'
import { refusal } from './helpers/errors.ts'
import { useHookReceiver } from './helpers/hook-receiver.ts'

let lake: StartedLake
let client: SanityClient
const receiver = useHookReceiver()
const { arrivals, answerWith } = receiver

beforeAll(async () => {
  lake = await startLake({ webhookRetryDelay: 1 })
  client = createClient(lake.clientConfig())
})
afterAll(() => lake.close())
beforeEach(() => lake.reset())

const hooks = '/hooks/projects/localdev'

async function addHook(settings: object): Promise<{ id: string }> {
  const body = {
    type: 'document',
    name: 'Rebuild',
    dataset: 'production',
    url: receiver.url,
    ...settings,
  }
  return client.request({ url: hooks, method: 'POST', body })
}

/** Published last, so that whatever a hook sends of it comes after all else. */
const END = { _id: 'end', _type: 'end' }

test('a hook without a rule sends every change of what is published, whole', async () => {
  const { id } = await addHook({})
  const { _rev: revision, _createdAt: time } = await client.create({
    _id: 'a',
    _type: 'port',
    name: 'Mumbai',
  })
  await client.create({ _id: 'drafts.a', _type: 'port' })
  await client.patch('a').set({ name: 'Kandla' }).commit()
  await client.delete('a')
  const [created, updated, deleted] = await arrivals(3)
  expect(created).toMatchObject({
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': expect.stringMatching(/\S/),
      'sanity-dataset': 'production',
      'sanity-document-id': 'a',
      'sanity-operation': 'create',
      'sanity-project-id': 'localdev',
      'sanity-transaction-id': revision,
      'sanity-transaction-time': time,
      'sanity-webhook-id': id,
    },
  })
  expect(created?.headers).not.toHaveProperty('sanity-webhook-signature')
  expect(JSON.parse(created?.body ?? '')).toMatchObject({ _id: 'a', name: 'Mumbai' })
  expect(updated?.headers['sanity-operation']).toBe('update')
  expect(JSON.parse(updated?.body ?? '')).toMatchObject({ name: 'Kandla' })
  expect(deleted?.headers['sanity-operation']).toBe('delete')
  expect(JSON.parse(deleted?.body ?? '')).toMatchObject({ name: 'Kandla' })
})

test('a rule selects what is sent, with what the change was', async () => {
  await client.create({ _id: 'india', _type: 'country', name: 'India' })
  await addHook({
    rule: {
      on: ['update'],
      filter: '_type == "port" && delta::changedAny(name) // && 1',
      projection:
        '{"was": before().name, "is": after().name, "country": country->name, "how": delta::operation(), "onlyName": delta::changedOnly((name, _updatedAt, _rev))}',
    },
  })
  const country = { _type: 'reference', _ref: 'india' }
  await client.create({ _id: 'a', _type: 'port', name: 'Bombay', country })
  await client.create({ _id: 'x', _type: 'ship', name: 'Bombay' })
  await client.patch('x').set({ name: 'Mumbai' }).commit()
  await client.patch('a').set({ depth: 14 }).commit()
  await client.patch('a').set({ name: 'Mumbai' }).commit()
  const [one] = await arrivals(1)
  expect(JSON.parse(one?.body ?? '')).toEqual({
    was: 'Bombay',
    is: 'Mumbai',
    country: 'India',
    how: 'update',
    onlyName: true,
  })
})

test('drafts and versions are sent where they are asked for', async () => {
  await addHook({ includeDrafts: true, rule: { on: ['create'], projection: '_id' } })
  await addHook({ includeAllVersions: true, rule: { on: ['create'], projection: '_id' } })
  for (const _id of ['drafts.a', 'versions.r1.a', '_.schemas.b']) {
    await client.create({ _id, _type: 'port' })
  }
  await client.create(END)
  const bodies = (await arrivals(4)).map(({ body }) => body)
  expect(bodies.toSorted()).toEqual(['"drafts.a"', '"end"', '"end"', '"versions.r1.a"'])
})

test('a request is signed as @sanity/webhook checks it', async () => {
  await addHook({ secret: 'a secret' })
  await client.create({ ...END, name: 'Kēlā – कोच्चि' })
  const [one] = await arrivals(1)
  const signature = String(one?.headers[SIGNATURE_HEADER_NAME])
  await assertValidSignature(one?.body ?? '', signature, 'a secret')
  await expect(assertValidSignature(one?.body ?? '', signature, 'another')).rejects.toThrow(
    /Signature/,
  )
})

// https://www.sanity.io/docs/changelog/50ec6abf-fe0c-475b-ae72-314148860132: twice for 429 and 5xx
test('a request that fails is made again, twice, under the same key', async () => {
  const { id } = await addHook({})
  answerWith(500, 429, 200)
  await client.create({ _id: 'a', _type: 'port' })
  const requests = await arrivals(3)
  expect(new Set(requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  answerWith(503, 503, 503)
  await client.create({ _id: 'b', _type: 'port' })
  await client.create(END)
  expect((await arrivals(7)).at(-1)?.headers['sanity-document-id']).toBe('end')
  await eventually(async () => {
    const messages = await client.request({ url: `${hooks}/${id}/messages` })
    expect(messages).toMatchObject([
      { status: 'success', failureCount: 0, resultCode: 200 },
      { status: 'failure', failureCount: 3, resultCode: 503 },
      { status: 'success', failureCount: 2, resultCode: 200 },
    ])
  })
  const attempts = await client.request<{ id: string }[]>({ url: `${hooks}/${id}/attempts` })
  expect(attempts).toHaveLength(7)
  const first = await client.request({ url: `${hooks}/attempts/${attempts.at(-1)?.id}` })
  expect(first).toMatchObject({
    hookId: id,
    isFailure: true,
    inProgress: false,
    failureReason: 'http',
    resultCode: 500,
    resultBody: 'seen',
  })
})

test('a request that is refused is not made again', async () => {
  await addHook({})
  answerWith(404)
  await client.create({ _id: 'a', _type: 'port' })
  await client.create(END)
  const ids = (await arrivals(2)).map(({ headers }) => headers['sanity-document-id'])
  expect(ids).toEqual(['a', 'end'])
})

test('hooks can be listed, changed, switched off and deleted', async () => {
  const { id } = await addHook({ description: 'for the site', headers: { 'x-own': 'yes' } })
  expect(await client.request({ url: hooks })).toMatchObject([
    {
      type: 'document',
      id,
      name: 'Rebuild',
      description: 'for the site',
      projectId: 'localdev',
      dataset: 'production',
      url: receiver.url,
      rule: { on: ['create', 'update', 'delete'], filter: null, projection: null },
      apiVersion: 'v2021-03-25',
      httpMethod: 'POST',
      includeDrafts: false,
      headers: { 'x-own': 'yes' },
      isDisabled: false,
      isDisabledByUser: false,
      deletedAt: null,
    },
  ])
  const one = `${hooks}/${id}`
  await client.request({ url: one, method: 'PATCH', body: { isDisabledByUser: true } })
  await client.create({ _id: 'a', _type: 'port' })
  await client.request({
    url: one,
    method: 'PATCH',
    body: { isDisabledByUser: false, httpMethod: 'PUT' },
  })
  await client.create(END)
  expect(await arrivals(1)).toMatchObject([
    { method: 'PUT', headers: { 'x-own': 'yes', 'sanity-document-id': 'end' } },
  ])
  await client.request({ url: one, method: 'DELETE' })
  expect((await refusal(client.request({ url: one }))).statusCode).toBe(404)
})

test.each([
  [{ url: 'ftp://x' }, 400],
  [{ rule: { on: ['publish'] } }, 400],
  [{ rule: { on: ['create'], filter: '_type ==' } }, 400],
  [{ rule: { on: ['create'], projection: '{delta::nothing()}' } }, 400],
  [{ headers: { a: 1 } }, 400],
  [{ httpMethod: 'BREW' }, 400],
  [{ apiVersion: 'v1.1' }, 400],
  [{ type: 'transaction' }, 501],
])('a hook with %j is refused', async (settings, status) => {
  const response = await fetch(`${lake.url}/v1${hooks}`, {
    method: 'POST',
    body: JSON.stringify({ url: receiver.url, ...settings }),
  })
  expect(response.status).toBe(status)
})

test('delta:: is of webhooks alone', async () => {
  const { details } = await refusal(client.fetch('*[delta::changedAny(name)]'))
  expect(details).toMatchObject({ type: 'queryParseError' })
})

test('a change that could not be written is not told', async () => {
  await addHook({})
  const setFull = (diskFull: boolean) =>
    fetch(`${lake.url}/faults`, { method: 'PUT', body: JSON.stringify({ diskFull }) })
  await setFull(true)
  const big = { _id: 'a', _type: 'port', text: 'x'.repeat(1_000_000) }
  await expect(client.create(big)).rejects.toMatchObject({ statusCode: 507 })
  await setFull(false)
  await client.create(END)
  expect((await arrivals(1))[0]?.headers['sanity-document-id']).toBe('end')
})
