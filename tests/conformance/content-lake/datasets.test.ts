import { expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
import { clientOf, useLake } from './helpers/lake.ts'

const lake = useLake()

test('the first start makes project localdev with dataset production', async () => {
  const client = clientOf(lake.url, 'production')
  expect(await client.datasets.list()).toMatchObject([{ name: 'production', aclMode: 'public' }])
  expect(await client.projects.list()).toMatchObject([{ id: 'localdev' }])
  expect(await client.projects.getById('localdev')).toMatchObject({ id: 'localdev' })
})

test('datasets are made and deleted', async () => {
  const client = clientOf(lake.url, 'production')
  expect(await client.datasets.create('staging', { aclMode: 'private' })).toMatchObject({
    datasetName: 'staging',
    aclMode: 'private',
  })
  expect(await client.datasets.list()).toContainEqual(
    expect.objectContaining({ name: 'staging', aclMode: 'private' }),
  )
  await client.datasets.delete('staging')
  expect((await client.datasets.list()).map(({ name }) => name)).not.toContain('staging')
})

test('datasets are isolated from each other', async () => {
  const one = await lake.freshClient()
  const two = await lake.freshClient()
  await one.create({ _id: 'a', _type: 'port' })
  await two.create({ _id: 'a', _type: 'page' })
  const error = await refusal(
    two.create({ _type: 'page', port: { _type: 'reference', _ref: 'b' } }),
  )
  expect(error.statusCode).toBe(409)
  expect(await one.fetch('*._type')).toEqual(['port'])
})

test('a dataset made again under its old name is empty', async () => {
  const client = await lake.freshClient()
  const { dataset = '' } = client.config()
  await client.create({ _id: 'a', _type: 'port' }, { returnDocuments: false })
  await client.datasets.delete(dataset)
  await client.datasets.create(dataset)
  expect(await client.fetch('count(*)')).toBe(0)
})

test('the same dataset is not made twice', async () => {
  const client = clientOf(lake.url, 'production')
  expect((await refusal(client.datasets.create('production'))).statusCode).toBe(409)
})

test.each([
  ['PUT', '/v1/datasets/Capital', undefined, 400],
  ['PUT', '/v1/datasets/.hidden', undefined, 400],
  ['PUT', '/v1/datasets/a%20b', undefined, 400],
  ['PUT', `/v1/datasets/${'a'.repeat(65)}`, undefined, 400],
  ['PUT', '/v1/datasets/fine', '{"aclMode": "none"}', 400],
  ['PUT', '/v1/datasets/fine', '{"aclMode": 1}', 400],
  ['PUT', '/v1/datasets/fine', '[]', 400],
  ['DELETE', '/v1/datasets/nowhere', undefined, 404],
  ['PUT', '/v1/projects/other/datasets/fine', undefined, 404],
  ['GET', '/v1/projects/other/datasets', undefined, 404],
  ['GET', '/v1/projects/other', undefined, 404],
])('%s %s %s is refused with %i', async (method, path, body, status) => {
  const before = await clientOf(lake.url, 'production').datasets.list()
  const response = await lake.request(path, { method, body: body ?? null })
  expect(response.status).toBe(status)
  expect(await clientOf(lake.url, 'production').datasets.list()).toEqual(before)
})

test('every caller is the local administrator', async () => {
  const client = clientOf(lake.url, 'production')
  expect(await client.users.getById('me')).toMatchObject({
    name: 'A program',
    role: 'administrator',
  })
})

test('ping answers, without timing that would make the Studio warn of its protocol', async () => {
  const response = await lake.request('/v2025-03-01/ping')
  expect(response.status).toBe(200)
  expect(response.headers.get('timing-allow-origin')).toBeNull()
})
