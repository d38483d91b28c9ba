import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startContentLake, type ContentLake } from '../../../sandbox/content-lake/server.ts'
import { refusal } from './helpers/errors.ts'
import { clientOf } from './helpers/lake.ts'

const TOKEN = 'sk-right'
let lake: ContentLake
let dataDir = ''

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'content-lake-access-'))
  lake = await startContentLake({ port: 0, dataDir, token: TOKEN })
  const client = bearing(TOKEN)
  await client.create({ _id: 'a', _type: 'port' })
  await client.create({ _id: 'drafts.a', _type: 'port' })
  await client.create({ _id: 'private.b', _type: 'note', text: 'not for all' })
  await client.datasets.create('hidden', { aclMode: 'private' })
})
afterAll(async () => {
  await lake.close()
  await rm(dataDir, { recursive: true, force: true })
})

const bearing = (token: string, dataset = 'production') =>
  clientOf(lake.url, dataset).withConfig({ token, ignoreBrowserTokenWarning: true })

const raw = { perspective: 'raw' } as const

test('a client with the token may read and write everything', async () => {
  const client = bearing(TOKEN)
  expect(await client.fetch('*._id', {}, raw)).toEqual(['a', 'drafts.a', 'private.b'])
  expect(await client.users.getById('me')).toMatchObject({ id: expect.any(String) })
  await client.patch('a').set({ name: 'Mumbai' }).commit()
  expect(await bearing(TOKEN, 'hidden').fetch('count(*)')).toBe(0)
})

test('a client with a wrong token is refused as by the hosted lake', async () => {
  const before = await bearing(TOKEN).fetch('*', {}, raw)
  for (const token of ['sk-wrong', 'sk-righ', 'sk-right2']) {
    const client = bearing(token)
    for (const call of [
      () => client.fetch('*'),
      () => client.getDocument('a'),
      () => client.create({ _type: 'port' }),
      () => client.delete('a'),
      () => client.action({ actionType: 'sanity.action.document.discard', draftId: 'drafts.a' }),
      () => client.datasets.create('more'),
      () => client.datasets.delete('production'),
      () => client.assets.upload('file', Buffer.from('x')),
      () => client.users.getById('me'),
    ]) {
      const error = await refusal(call())
      expect(error.statusCode).toBe(401)
      expect(error.message).toBe('Unauthorized - Session not found')
      expect(error.response.body).toMatchObject({ errorCode: 'SIO-401-ANF' })
    }
  }
  expect(await bearing(TOKEN).fetch('*', {}, raw)).toEqual(before)
})

test('a client may write the scheme in small letters and the path with two slashes', async () => {
  const query = encodeURIComponent('*[_id == "drafts.a"]._id')
  const path = `//v2025-02-19/data/query/production?perspective=raw&query=${query}`
  const headers = { authorization: `bearer ${TOKEN}` }
  const response = await fetch(`${lake.url}${path}`, { headers })
  expect(await response.json()).toMatchObject({ result: ['drafts.a'] })
})

describe('a client without a token', () => {
  test('reads what is published in a public dataset, and nothing else', async () => {
    const client = clientOf(lake.url, 'production')
    for (const perspective of ['raw', 'published', 'drafts'] as const) {
      expect(await client.fetch('*._id', {}, { perspective })).toEqual(['a'])
    }
    expect(await client.fetch('*._id', {}, { ...raw, useCdn: false })).toEqual(['a'])
    const doc = await client.request<unknown>({ url: '/data/doc/production/a,drafts.a,b' })
    expect(doc).toMatchObject({
      documents: [{ _id: 'a' }],
      omitted: [
        { id: 'drafts.a', reason: 'permission' },
        { id: 'b', reason: 'existence' },
      ],
    })
  })

  test('reads nothing with a dot in its id, through a reference neither', async () => {
    await bearing(TOKEN)
      .patch('a')
      .set({ note: { _ref: 'private.b', _weak: true } })
      .commit()
    const client = clientOf(lake.url, 'production')
    expect(await client.fetch('*[_id == "a"][0].note->text')).toBeNull()
    expect(await client.fetch('count(*[references("a") || _id in path("private.**")])')).toBe(0)
    expect(await client.getDocument('private.b')).toBeUndefined()
    expect(await bearing(TOKEN).fetch('*[_id == "a"][0].note->text')).toBe('not for all')
  })

  test('reads nothing of a private one', async () => {
    const client = clientOf(lake.url, 'hidden')
    expect((await refusal(client.fetch('*'))).statusCode).toBe(401)
    expect((await refusal(client.getDocument('a'))).statusCode).toBe(401)
  })

  test('gets no events of drafts', async () => {
    const heard: string[] = []
    await new Promise<void>((resolve, reject) => {
      const listening = clientOf(lake.url, 'production')
        .listen('*', {}, { includeAllVersions: true, events: ['welcome', 'mutation'] })
        .subscribe({
          error: reject,
          next(event) {
            if (event.type === 'welcome') {
              void bearing(TOKEN)
                .transaction()
                .create({ _id: 'drafts.b', _type: 'port' })
                .create({ _id: 'b', _type: 'port' })
                .commit()
            } else if (event.type === 'mutation') {
              heard.push(event.documentId)
              listening.unsubscribe()
              resolve()
            }
          },
        })
    })
    expect(heard).toEqual(['b'])
  })

  test('writes nothing, and sees neither history nor exports', async () => {
    const client = clientOf(lake.url, 'production')
    expect((await refusal(client.create({ _type: 'port' }))).statusCode).toBe(401)
    expect((await refusal(client.datasets.list())).statusCode).toBe(401)
    for (const url of ['/data/export/production', '/data/history/production/transactions']) {
      expect((await refusal(client.request({ url }))).statusCode).toBe(401)
    }
  })

  test('gets 404 for an unknown dataset, and can ping', async () => {
    expect((await refusal(clientOf(lake.url, 'nowhere').fetch('*'))).statusCode).toBe(404)
    expect((await fetch(`${lake.url}/v1/ping`)).status).toBe(200)
  })
})

test('presence needs the token', async () => {
  const socket = new WebSocket(`${lake.url.replace('http', 'ws')}/v1/socket/production`)
  const answers: unknown[] = []
  const call = async (method: string, params = {}) => {
    const answer = new Promise<unknown>((resolve) => {
      socket.addEventListener('message', ({ data }) => resolve(JSON.parse(String(data))), {
        once: true,
      })
    })
    socket.send(JSON.stringify({ jsonrpc: '2.0', id: '1', method, params }))
    answers.push(await answer)
  }
  await new Promise((resolve) => socket.addEventListener('open', resolve))
  await call('presence_subscribe')
  await call('authorization', { authorization: 'Bearer sk-wrong' })
  await call('authorization', { authorization: `Bearer ${TOKEN}` })
  await call('presence_subscribe')
  socket.close()
  expect(answers).toMatchObject([
    { error: { code: 4001 } },
    { error: { code: 4001 } },
    { result: 'ok' },
    { result: expect.any(String) },
  ])
})
