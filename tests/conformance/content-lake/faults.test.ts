import { afterEach, expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

const setFaults = (plan: object) =>
  lake.request('/faults', { method: 'PUT', body: JSON.stringify(plan) })

afterEach(() => lake.request('/faults', { method: 'DELETE' }))

test('a fault returns its status the given number of times, and the request is not executed', async () => {
  const client = await lake.freshClient()
  await setFaults({ routes: [{ path: '/data/mutate/*', status: 503, times: 1 }] })
  const error: unknown = await client.create({ _id: 'a', _type: 't' }).catch((each) => each)
  expect(error).toMatchObject({ statusCode: 503 })
  expect(await client.getDocument('a')).toBeUndefined()
  expect(await client.create({ _id: 'a', _type: 't' })).toMatchObject({ _id: 'a' })
})

test.each([
  ['before', []],
  ['after', ['a']],
])('drops the connection %s the write', async (drop, ids) => {
  const client = await lake.freshClient()
  await setFaults({ routes: [{ path: '/data/mutate/*', drop, times: 1 }] })
  await expect(client.create({ _id: 'a', _type: 't' })).rejects.toThrow(
    /socket|closed|ECONNRESET|fetch failed|hang up/i,
  )
  expect(await client.fetch('*[]._id')).toEqual(ids)
})

test.each([
  { routes: {} },
  { routes: [{ status: 200 }] },
  { routes: [{ latency: -1 }] },
  { routes: [{ drop: true }] },
  { routes: [{ delay: 3 }] },
  { lag: 1 },
])('refuses the plan %j', async (plan) => {
  expect((await setFaults(plan)).status).toBe(400)
})

test('on a full disk, refuses writes with status 507, and still answers reads', async () => {
  const client = await lake.freshClient({ _id: 'kept', name: 'Mumbai' })
  const large = { _id: 'large', _type: 'port', text: 'x'.repeat(1_000_000) }
  await setFaults({ diskFull: true })
  const failure: unknown = await client.create(large).catch((error: unknown) => error)
  const message = expect.stringContaining('The disk is full')
  const body = { statusCode: 507, error: 'Insufficient Storage', message }
  expect(failure).toMatchObject({ statusCode: 507, response: { body } })
  expect(await client.fetch('*[]._id')).toEqual(['kept'])
  expect(await client.getDocument('kept')).toMatchObject({ name: 'Mumbai' })

  await setFaults({ diskFull: false })
  await client.create(large)
  expect(await client.fetch('*[]._id')).toEqual(['kept', 'large'])
  expect(lake.logged).toContainEqual(expect.stringMatching(/full: make room where the data/))
})
