import { afterEach, expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

async function setFull(diskFull: boolean) {
  const body = JSON.stringify({ diskFull })
  const response = await lake.request('/faults', { method: 'PUT', body })
  expect(response.status).toBe(204)
}

afterEach(() => setFull(false))

const LARGE = 'x'.repeat(1_000_000)
const FULL = {
  statusCode: 507,
  error: 'Insufficient Storage',
  message: expect.stringContaining('The disk is full'),
}

test('a lake whose disk is full refuses writes with a status that clients retry, and still answers reads', async () => {
  const client = await lake.freshClient()
  await client.create({ _id: 'kept', _type: 'port', name: 'Mumbai' })
  await setFull(true)
  const failure: unknown = await client
    .create({ _id: 'large', _type: 'port', text: LARGE })
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ statusCode: 507, response: { body: FULL } })
  expect(await client.fetch('*[]._id')).toEqual(['kept'])
  expect(await client.getDocument('kept')).toMatchObject({ name: 'Mumbai' })

  await setFull(false)
  await client.create({ _id: 'large', _type: 'port', text: LARGE })
  expect(await client.fetch('*[]._id')).toEqual(['kept', 'large'])
  expect(lake.logged).toContainEqual(expect.stringMatching(/full: make room where the data/))
})
