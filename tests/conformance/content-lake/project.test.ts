/** What surrounds the datasets of a project, asked for as the CLI (`@sanity/cli` 8, dist/services) does. */
import { createClient, type SanityClient } from '@sanity/client'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startLake, type StartedLake } from '../../../sandbox/content-lake/start-lake.ts'
import { refusal } from './helpers/errors.ts'

const TOKEN = 'sk-of-the-lake'
let lake: StartedLake
let client: SanityClient

beforeAll(async () => {
  lake = await startLake({ token: TOKEN })
  client = createClient(lake.clientConfig())
})
afterAll(() => lake.close())
beforeEach(() => lake.reset())

type Call = Parameters<SanityClient['request']>[0]
const ask = async (url: string, options: Omit<Call, 'uri' | 'url'> = {}): Promise<unknown> =>
  client.request({ url, ...options })
const refused = async (url: string, options: Omit<Call, 'uri' | 'url'> = {}) =>
  (await refusal(ask(url, options))).statusCode

describe('an alias', () => {
  test('stands for the dataset that it is linked to', async () => {
    await client.datasets.create('staging')
    await client.create({ _id: 'a', _type: 'port' })
    const made = await ask('/aliases/live', { method: 'PUT', body: { datasetName: 'production' } })
    expect(made).toEqual({ aliasName: 'live', datasetName: 'production' })
    expect(await ask('/aliases')).toEqual([{ name: 'live', datasetName: 'production' }])
    const live = client.withConfig({ dataset: '~live' })
    expect(await live.fetch('*._id')).toEqual(['a'])
    await live.patch('a').set({ seen: true }).commit()
    expect(await client.getDocument('a')).toMatchObject({ seen: true })
    await ask('/aliases/live', { method: 'PATCH', body: { datasetName: 'staging' } })
    expect(await live.fetch('*._id')).toEqual([])
    const unlinked = await ask('/aliases/live/unlink', { method: 'PATCH', body: {} })
    expect(unlinked).toMatchObject({ datasetName: 'staging' })
    expect((await refusal(live.fetch('*'))).statusCode).toBe(404)
    await ask('/aliases/live', { method: 'DELETE' })
    expect(await ask('/aliases')).toEqual([])
  })

  test('is unlinked when its dataset is deleted', async () => {
    await client.datasets.create('staging')
    await ask('/aliases/live', { method: 'PUT', body: { datasetName: 'staging' } })
    await client.datasets.delete('staging')
    expect(await ask('/aliases')).toEqual([{ name: 'live', datasetName: null }])
  })

  test('of a private dataset is private', async () => {
    await client.datasets.edit('production', { aclMode: 'private' })
    await ask('/aliases/live', { method: 'PUT', body: { datasetName: 'production' } })
    const anonymous = createClient({ ...lake.clientConfig('~live'), token: '' })
    expect((await refusal(anonymous.fetch('*'))).statusCode).toBe(401)
  })

  test('is refused with a name that is none, or is taken, or for no dataset', async () => {
    expect(await refused('/aliases/Live', { method: 'PUT' })).toBe(400)
    expect(await refused('/aliases/x1', { method: 'PUT', body: { datasetName: 'none' } })).toBe(404)
    await ask('/aliases/x1', { method: 'PUT' })
    expect(await refused('/aliases/x1', { method: 'PUT' })).toBe(409)
    expect(await refused('/aliases/x2', { method: 'DELETE' })).toBe(404)
  })
})

describe('a copy', () => {
  const copy = (body: object) => {
    return client.request<{ jobId: string }>({
      url: '/datasets/production/copy',
      method: 'PUT',
      body: { targetDataset: 'copy', ...body },
    })
  }

  // https://www.sanity.io/docs/copy-api and /docs/jobs-api
  test('has the documents, their history and their assets', async () => {
    const bytes = await sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const image = await client.assets.upload('image', bytes)
    await client.create({ _id: 'a', _type: 'port', name: 'Bombay' })
    const { _rev } = await client.patch('a').set({ name: 'Mumbai' }).commit()
    await client.create({ _id: 'versions.r1.a', _type: 'port' })
    const job = await copy({})
    expect(job).toMatchObject({ datasetName: 'production', aclMode: 'public' })
    const own = client.withConfig({ dataset: 'copy' })
    expect(await own.getDocument('a')).toEqual(await client.getDocument('a'))
    const history = await own.request({ url: `/data/history/copy/documents/a?revision=${_rev}` })
    expect(history).toMatchObject({ documents: [{ name: 'Mumbai' }] })
    const asset = await own.getDocument(image._id)
    expect(asset?.['url']).toBe(image.url.replace('/production/', '/copy/'))
    expect((await fetch(String(asset?.['url']))).status).toBe(200)
    expect(await own.getDocument('versions.r1.a')).toBeDefined()
    await own.patch('a').set({ name: 'Navi Mumbai' }).commit()
    expect(await client.getDocument('a')).toMatchObject({ name: 'Mumbai' })

    expect(await ask(`/jobs/${job.jobId}`)).toMatchObject({ id: job.jobId, state: 'completed' })
    const listening = await fetch(`${lake.url}/v1/jobs/${job.jobId}/listen`, {
      headers: { Authorization: `Bearer ${TOKEN}` },
    })
    const events = await listening.text()
    expect(events).toContain('event: job')
    expect(events).toContain('"state":"completed"')
    expect(events).toContain('event: done')
    expect(await ask('/projects/localdev/datasets/copy')).toMatchObject([
      { id: job.jobId, sourceDataset: 'production', targetDataset: 'copy', withHistory: true },
    ])
  })

  test('may be without history and releases', async () => {
    const { _rev } = await client.create({ _id: 'a', _type: 'port', name: 'Bombay' })
    await client.patch('a').set({ name: 'Mumbai' }).commit()
    await client.create({ _id: 'versions.r1.a', _type: 'port' })
    await copy({ skipHistory: true, skipContentReleases: true })
    const own = client.withConfig({ dataset: 'copy' })
    expect(await own.fetch('*._id', {}, { perspective: 'raw' })).toEqual(['a'])
    const old = await own.request({ url: `/data/history/copy/documents/a?revision=${_rev}` })
    expect(old).toMatchObject({ documents: [] })
  })

  test('is refused where there is one already, or nothing to copy', async () => {
    await client.datasets.create('taken')
    const body = { targetDataset: 'taken' }
    expect(await refused('/datasets/production/copy', { method: 'PUT', body })).toBe(409)
    expect(await refused('/datasets/none/copy', { method: 'PUT', body })).toBe(404)
    expect(await refused('/datasets/production/copy', { method: 'PUT', body: {} })).toBe(400)
    expect(await refused('/jobs/none')).toBe(404)
  })
})

describe('a token', () => {
  const create = (roleName: string, more: object = {}) => {
    const memberships = [{ resourceType: 'project', resourceId: 'localdev', roleNames: [roleName] }]
    return client.request<{ id: string; token: string }>({
      url: '/access/project/localdev/robots',
      method: 'POST',
      body: { label: 'CI', memberships, ...more },
    })
  }
  const bearing = (token: string) => createClient({ ...lake.clientConfig(), token })

  test('of an editor may write, of a viewer only read', async () => {
    const [editor, viewer] = [await create('editor'), await create('viewer')]
    expect(editor).toMatchObject({ label: 'CI', memberships: [{ roleNames: ['editor'] }] })
    await bearing(editor.token).create({ _id: 'drafts.a', _type: 'port' })
    const reader = bearing(viewer.token)
    expect(await reader.getDocument('drafts.a')).toBeDefined()
    expect(await reader.fetch(`*[_id == "${'x'.repeat(12_000)}"]`)).toEqual([])
    expect((await refusal(reader.datasets.create('more'))).statusCode).toBe(403)
  })

  // The body as https://www.sanity.io/answers/issue-with-updating-a-boolean-value-in-a-mutation-resulting-in-a-----error-
  // has it, its description as the Studio's own tests do (createVariantPermissionsStore.test.ts) and those
  // who quote uploads.
  test.each<[string, (reader: SanityClient) => Promise<unknown>]>([
    ['create', (reader) => reader.create({ _type: 'port' })],
    ['create', (reader) => reader.createIfNotExists({ _id: 'b', _type: 'port' })],
    ['create', (reader) => reader.createOrReplace({ _id: 'b', _type: 'port' })],
    ['update', (reader) => reader.createOrReplace({ _id: 'a', _type: 'port' })],
    ['update', (reader) => reader.patch('a').set({ name: 'Mumbai' }).commit()],
    ['delete', (reader) => reader.delete('a')],
    ['create', (reader) => reader.assets.upload('file', Buffer.from('x'))],
  ])('of a viewer is refused for want of the permission to %s', async (permission, write) => {
    await client.create({ _id: 'a', _type: 'port' })
    const { token } = await create('viewer')
    const { statusCode, response } = await refusal(write(bearing(token)))
    expect(statusCode).toBe(403)
    const words = `Insufficient permissions; permission "${permission}" required`
    const type = 'insufficientPermissionsError'
    const items = [{ error: { description: words, permission, type }, index: 0 }]
    expect(response.body).toEqual({
      error: { description: `transaction failed: ${words}`, items, type: 'mutationError' },
    })
    expect(await client.fetch('*._id')).toEqual(['a'])
  })

  test('is listed without itself, rotated and revoked', async () => {
    const { id, token } = await create('administrator')
    const listed = await ask('/access/project/localdev/robots')
    expect(listed).toMatchObject({ data: [{ id, label: 'CI' }], nextCursor: null })
    expect(JSON.stringify(listed)).not.toContain(token)
    const rotated = await bearing(token).request<{ token: string }>({
      url: '/access/robots/me/rotate',
      method: 'POST',
    })
    expect((await refusal(bearing(token).fetch('*'))).statusCode).toBe(401)
    expect(await bearing(rotated.token).fetch('*')).toEqual([])
    await ask(`/access/project/localdev/robots/${id}`, { method: 'DELETE' })
    expect((await refusal(bearing(rotated.token).fetch('*'))).statusCode).toBe(401)
  })

  // The body as the Studio's own tests have it: useProject.test.tsx; the status in it as its
  // `dev` server answers (INVALID_SESSION_BODIES).
  test('may end', async () => {
    const { token } = await create('editor', { expiresAt: '2020-01-01' })
    expect((await refusal(bearing(token).fetch('*'))).response.body).toEqual({
      error: 'Unauthorized',
      statusCode: 401,
      message: 'Session is expired, please re-authenticate',
      errorCode: 'SIO-401-AEX',
    })
  })

  test('needs a label and a role that there is', async () => {
    const url = '/access/project/localdev/robots'
    expect(await refused(url, { method: 'POST', body: {} })).toBe(400)
    const memberships = [{ resourceType: 'project', resourceId: 'localdev', roleNames: ['king'] }]
    const body = { label: 'x', memberships }
    expect(await refused(url, { method: 'POST', body })).toBe(400)
    expect(await ask('/access/project/localdev/roles')).toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ name: 'viewer' })]),
    })
  })
})

describe('origins', () => {
  const url = '/projects/localdev/cors'
  const allow = (origin: string, allowCredentials?: boolean) =>
    client.request<{ id: number }>({ url, method: 'POST', body: { origin, allowCredentials } })
  /** What a page of an origin is granted, by the headers and as the client asks for it; null: nothing. */
  async function grantTo(origin: string): Promise<object | null> {
    const asPage = (path: string) =>
      fetch(`${lake.url}/v1/${path}`, { headers: { Origin: origin } })
    const { status, headers } = await asPage('data/query/production?query=1')
    if (status === 403) return null
    return {
      origin: headers.get('access-control-allow-origin'),
      credentials: headers.get('access-control-allow-credentials'),
      check: await (await asPage('check/cors')).json(),
    }
  }
  const granted = (origin: string, withCredentials: boolean) => ({
    origin,
    credentials: withCredentials ? 'true' : null,
    check: { result: { allowed: true, withCredentials } },
  })
  const origin = 'https://studio.example.com'

  test('may ask the lake where the project allows them', async () => {
    expect(await grantTo(origin)).toBeNull()
    const { id } = await allow(origin, true)
    expect(await grantTo(origin)).toEqual(granted(origin, true))
    expect(await ask(url)).toMatchObject([{ id, origin, allowCredentials: true }])
    const body = { origin }
    expect(await refused(url, { method: 'POST', body })).toBe(409)
    expect(await refused(url, { method: 'POST', body: { origin: 'studio' } })).toBe(400)
    await ask(`${url}/${id}`, { method: 'DELETE' })
    expect(await grantTo(origin)).toBeNull()
  })

  // "If you allow credentials, the origin will be allowed to send authenticated requests using the token or
  // session of a logged in user": https://www.sanity.io/docs/content-lake/cors
  test('have no credentials unless the project allows these too', async () => {
    await allow(origin)
    expect(await grantTo(origin)).toEqual(granted(origin, false))
    await allow('http://localhost:4321', false)
    expect(await grantTo('http://localhost:4321')).toEqual(granted('http://localhost:4321', false))
    expect(await grantTo('http://localhost:3333')).toEqual(granted('http://localhost:3333', true))
  })

  // As `sanity cors add` accepts them: @sanity/cli, filterAndValidateOrigin.
  test.each([
    ['https://*.example.com', 'https://a.b.example.com', 'https://example.org'],
    ['https://*.example.com', 'https://a.example.com', 'https://a.example.com:444'],
    ['https://*.example.com', 'https://a.example.com', 'https://a.example.com.evil.test'],
    ['http://studio.test:*', 'http://studio.test:8080', 'http://studio.test.evil:8080'],
    ['null', 'null', 'https://example.org'],
    ['file:///*', 'null', 'https://example.org'],
  ])('%s is %s, and not %s', async (pattern, one, other) => {
    await allow(pattern)
    expect(await grantTo(one)).toEqual(granted(one, false))
    expect(await grantTo(other)).toBeNull()
  })

  test('of this machine keep their credentials beside a wildcard', async () => {
    await allow('*', false)
    expect(await grantTo('https://example.org')).toEqual(granted('https://example.org', false))
    expect(await grantTo('http://localhost:3333')).toEqual(granted('http://localhost:3333', true))
  })
})

test('schemas are kept in the dataset, one for each workspace', async () => {
  const url = '/projects/localdev/datasets/production/schemas'
  const schemas = [
    { schema: [{ name: 'port' }], version: '1', workspace: { name: 'default', title: 'All' } },
  ]
  await ask(url, { method: 'PUT', body: { schemas } })
  const stored = { _id: '_.schemas.default', _type: 'system.schema', schema: '[{"name":"port"}]' }
  expect(await ask(url)).toMatchObject([stored])
  expect(await ask(`${url}/_.schemas.default`)).toMatchObject([stored])
  expect(await ask(`${url}/_.schemas.default`, { method: 'DELETE' })).toEqual({ deleted: true })
  expect(await ask(url)).toEqual([])
  expect(await refused(url, { method: 'PUT', body: { schemas: [{}] } })).toBe(400)
})

// The shape as dashboards read it: `fields.count.value`, `documents.count.limit`.
test('statistics count documents and attributes, those of a list once', async () => {
  await client.create({ _id: 'a', _type: 'port', berths: [{ depth: 1 }, { depth: 2 }] })
  expect(await ask('/data/stats/production')).toEqual({
    // _id, _type, _rev, _createdAt, _updatedAt, berths, berths[], berths[].depth
    fields: { count: { value: 8, limit: 2000 } },
    documents: { count: { value: 1, limit: 10_000 } },
  })
})

test('features and members are those that there are', async () => {
  expect(await ask('/features')).toEqual([
    'privateDataset',
    'advancedDatasetManagement',
    'contentReleases',
    'singleDocRelease',
  ])
  const project = await client.projects.getById('localdev')
  expect(project.members.length).toBeGreaterThan(0)
  expect(await ask('/invitations/project/localdev')).toEqual([])
})

test.each([
  ['PUT', '/projects/localdev/datasets/production/settings/backups'],
  ['PUT', '/projects/localdev/datasets/production/settings/embeddings'],
  ['POST', '/invitations/project/localdev'],
  ['GET', '/media-libraries/ml1/query'],
  ['POST', '/agent/action/generate/production'],
])('what no plan here includes is answered with 402: %s %s', async (method, url) => {
  const { statusCode, message } = await refusal(
    client.request({ method, url, ...(method !== 'GET' && { body: {} }) }),
  )
  expect(statusCode).toBe(402)
  expect(message).toContain('Payment Required')
})

describe('a client of a resource', () => {
  const resource = () =>
    createClient({
      ...lake.clientConfig(),
      resource: { type: 'dataset', id: 'localdev.production' },
    })

  test('queries, mutates, acts, listens and fetches by id', async () => {
    const own = resource()
    await own.create({ _id: 'a', _type: 'port', name: 'Mumbai' })
    expect(await own.fetch('*[_id == $id][0].name', { id: 'a' })).toBe('Mumbai')
    expect(await own.getDocument('a')).toMatchObject({ name: 'Mumbai' })
    await own.action({
      actionType: 'sanity.action.document.edit',
      publishedId: 'a',
      draftId: 'drafts.a',
      patch: { set: { name: 'Kandla' } },
    })
    expect(await own.getDocument('drafts.a')).toMatchObject({ name: 'Kandla' })
    const welcome = await new Promise((resolve, reject) => {
      const listening = own.listen('*', {}, { events: ['welcome'] }).subscribe({
        next: (event) => {
          listening.unsubscribe()
          resolve(event.type)
        },
        error: reject,
      })
    })
    expect(welcome).toBe('welcome')
  })

  test('of another project finds nothing', async () => {
    const other = resource().withConfig({ resource: { type: 'dataset', id: 'other.production' } })
    expect((await refusal(other.fetch('*'))).statusCode).toBe(404)
  })
})
