import { describe, expect, test } from 'vitest'
import { refusal } from './helpers/errors.ts'
import { clientOf, useLake } from './helpers/lake.ts'

const lake = useLake()
const request = async (url: string) =>
  clientOf(lake.url, 'production', '2021-06-07').request<unknown>({ url })

describe('the user', () => {
  test('is the same for every caller, with an id, a name and a role', async () => {
    const client = clientOf(lake.url, 'production')
    const me = await client.users.getById('me')
    expect(me).toMatchObject({
      id: expect.any(String),
      name: expect.any(String),
      email: expect.any(String),
      roles: [{ name: 'administrator', title: expect.any(String) }],
    })
    expect(await client.users.getById(me.id)).toMatchObject({ id: me.id, displayName: me.name })
    expect(await request(`/users/${me.id},other`)).toMatchObject([{ id: me.id }, { id: 'other' }])
  })

  test('is logged in, so that the Studio asks for no login', async () => {
    const { id } = await clientOf(lake.url, 'production').users.getById('me')
    expect(await request('/auth/id')).toMatchObject({ id })
    expect(await request('/auth/providers')).toMatchObject({ providers: [] })
  })

  test('may do everything with documents', async () => {
    expect(await request('/projects/localdev/datasets/production/acl')).toEqual([
      {
        filter: '_id in path("**")',
        permissions: expect.arrayContaining(['create', 'read', 'update', 'history']),
      },
    ])
    for (const path of [
      '/projects/other/datasets/production/acl',
      '/projects/localdev/datasets/nowhere/acl',
    ]) {
      expect((await refusal(request(path))).statusCode).toBe(404)
    }
  })
})

describe('a setting that the Studio stores for its user', () => {
  const put = async (body: unknown) =>
    lake.request('/v2021-06-07/users/me/keyvalue', { method: 'PUT', body: JSON.stringify(body) })

  test('has the value stored last', async () => {
    const pairs = [
      { key: 'studio.sort', value: { by: 'name' } },
      { key: 'studio.open', value: null },
    ]
    expect(await (await put(pairs)).json()).toEqual(pairs)
    await put([{ key: 'studio.sort', value: 'size' }])
    expect(await request('/users/me/keyvalue/studio.sort,studio.nothing,studio.open')).toEqual([
      { key: 'studio.sort', value: 'size' },
      { key: 'studio.open', value: null },
    ])
  })

  test.each([{}, [null], [{ value: 1 }], [{ key: 1 }]])('cannot be %j', async (body) => {
    expect((await put(body)).status).toBe(400)
  })
})

describe('references to a document', () => {
  const ask = async (dataset: string, search = '') =>
    request(`/data/references/${dataset}/documents/target/to${search}`)

  test('are those of its dataset and of others', async () => {
    const [client, other] = [await lake.freshClient(), await lake.freshClient()]
    const { dataset = '' } = client.config()
    await client.create({ _id: 'target', _type: 'port' })
    await client.create({ _id: 'near', _type: 'page', list: [{ port: { _ref: 'target' } }] })
    const far = { _type: 'crossDatasetReference', _ref: 'target', _dataset: dataset, _weak: true }
    await other.create({ _id: 'far', _type: 'page', list: [{ port: far }] })
    await other.create({ _id: 'elsewhere', _type: 'page', port: { ...far, _dataset: 'x' } })
    const foreign = {
      projectId: 'localdev',
      datasetName: other.config().dataset,
      documentId: 'far',
    }
    const own = { projectId: 'localdev', datasetName: dataset, documentId: 'near' }
    expect(await ask(dataset)).toEqual({ totalCount: 2, references: [own, foreign] })
    expect(await ask(dataset, '?excludeInternalReferences=true&excludePaths=true')).toEqual({
      totalCount: 1,
      references: [foreign],
    })
  })

  test('are none where there are none, and an error where there is no dataset', async () => {
    expect(await ask('production')).toEqual({ totalCount: 0, references: [] })
    expect((await refusal(ask('nowhere'))).statusCode).toBe(404)
  })
})

test('every Studio is reported as registered, so that it does not urge to be', async () => {
  const response = await lake.request('/v2025-02-19/projects/localdev/user-applications', {
    headers: { origin: 'http://localhost:3333' },
  })
  expect(await response.json()).toMatchObject([
    { projectId: 'localdev', urlType: 'external', appHost: 'http://localhost:3333' },
  ])
})

test.each<[string, unknown]>([
  ['/projects/localdev/grants', {}],
  ['/projects/localdev/user-applications', []],
  ['/journey/announcements', []],
  ['/journey/unclaimed-project', null],
  ['/access/requests/me', []],
  ['/help', { resources: { sectionArray: [] } }],
  ['/intake/telemetry-status', { status: 'denied' }],
  ['/check/cors', { result: { allowed: true, withCredentials: true } }],
])('%s has nothing to offer, and says so', async (path, answer) => {
  expect(await request(path)).toEqual(answer)
})

test('releases have no limits', async () => {
  expect(await request('/projects/localdev/new-content-release-allowed')).toMatchObject({
    data: { orgMeteredActiveReleaseCount: expect.any(Number), orgActiveReleaseLimit: null },
  })
})

test('the history is kept for ever: there is no number of days, where the Releases tool looks for it', async () => {
  expect(await request('/subscriptions/project/localdev')).toMatchObject({
    featureTypes: { retention: { features: [{ attributes: {} }] } },
  })
})

test('a ping has no timing, from which the Studio would conclude that it is slow', async () => {
  for (const path of ['ping', 'data/ping/production']) {
    const response = await lake.request(`/v2025-03-01/${path}`)
    expect(response.status).toBe(200)
    expect(response.headers.get('timing-allow-origin')).toBeNull()
  }
})
