/** The project, its datasets and users. The Studio's other requests are covered by its browser tests. */
import { type SanityClient } from '@sanity/client'
import { beforeAll, describe, expect, test } from 'vitest'
import { clientOf, refusal, useLake } from './helpers/lake.ts'

const lake = useLake()
let client: SanityClient
beforeAll(() => {
  client = clientOf(lake.url, 'production')
})

test('a new lake has project localdev with dataset production, and the current user is an administrator', async () => {
  expect(await client.datasets.list()).toMatchObject([{ name: 'production', aclMode: 'public' }])
  expect(await client.projects.list()).toMatchObject([{ id: 'localdev' }])
  const { members } = await client.projects.getById('localdev')
  expect(members.length).toBeGreaterThan(0)
  const roles = [{ name: 'administrator', title: expect.any(String) }]
  const me = await client.users.getById('me')
  expect(me).toMatchObject({ name: 'A program', email: expect.any(String), roles })
  expect(await client.users.getById(me.id)).toMatchObject({ id: me.id, displayName: me.name })
  const users: unknown = await client.request({ url: `/users/${me.id},other` })
  expect(users).toMatchObject([{ id: me.id }, { id: 'other' }])
  expect(await client.request({ url: '/auth/id' })).toMatchObject({ id: me.id })
})

describe('datasets', () => {
  test('cannot be created twice, and are empty when created again after deletion', async () => {
    const { datasets } = client
    const staging = { datasetName: 'staging', aclMode: 'private' }
    expect(await datasets.create('staging', { aclMode: 'private' })).toMatchObject(staging)
    expect((await refusal(datasets.create('staging'))).statusCode).toBe(409)
    const named = { name: 'staging', aclMode: 'private' }
    expect(await datasets.list()).toContainEqual(expect.objectContaining(named))
    await clientOf(lake.url, 'staging').create({ _id: 'a', _type: 'port' })
    await datasets.delete('staging')
    expect((await datasets.list()).map(({ name }) => name)).not.toContain('staging')
    await datasets.create('staging')
    expect(await clientOf(lake.url, 'staging').fetch('count(*)')).toBe(0)
  })

  test('are isolated from each other', async () => {
    const [one, two] = [await lake.freshClient({ _id: 'a' }), await lake.freshClient()]
    const reference = { _type: 'page', port: { _type: 'reference', _ref: 'a' } }
    expect((await refusal(two.create(reference))).statusCode).toBe(409)
    await two.create({ _id: 'a', _type: 'page' })
    expect(await one.fetch('*._type')).toEqual(['port'])
  })
})

test('a setting that the Studio stores for its user is read back with its last value', async () => {
  const putSettings = (body: unknown) =>
    lake.request('/v1/users/me/keyvalue', { method: 'PUT', body: JSON.stringify(body) })
  const open = { key: 'studio.open', value: null }
  const pairs = [{ key: 'studio.sort', value: { by: 'name' } }, open]
  expect(await (await putSettings(pairs)).json()).toEqual(pairs)
  await putSettings([{ key: 'studio.sort', value: 'size' }])
  const url = '/users/me/keyvalue/studio.sort,studio.nothing,studio.open'
  expect(await client.request({ url })).toEqual([{ key: 'studio.sort', value: 'size' }, open])
})

test('lists the references to a document', async () => {
  const fresh = await lake.freshClient({ _id: 'target' })
  const { dataset: datasetName = '' } = fresh.config()
  const fetchReferences = (search = '') =>
    client.request<unknown>({ url: `/data/references/${datasetName}/documents/target/to${search}` })
  await fresh.create({ _id: 'source', _type: 'page', list: [{ port: { _ref: 'target' } }] })
  const references = [{ projectId: 'localdev', datasetName, documentId: 'source' }]
  expect(await fetchReferences()).toEqual({ totalCount: 1, references })
  const none = { totalCount: 0, references: [] }
  expect(await fetchReferences('?excludeInternalReferences=true&excludePaths=true')).toEqual(none)
})
