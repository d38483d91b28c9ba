import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ListenEvent, ListenOptions, MutationEvent, SanityClient } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { describe, expect, test, vi } from 'vitest'
import { startContentLake } from '../../../sandbox/content-lake/server.ts'
import { clientOf, useLake } from './helpers/lake.ts'

const lake = useLake()

/** The events of a listener, each awaited in turn; it listens once this resolves. */
async function listen(
  client: SanityClient,
  query: string,
  params = {},
  options: ListenOptions = {},
) {
  const received: ListenEvent<Record<string, unknown>>[] = []
  let wake = () => {}
  const subscription = client
    .listen(query, params, { ...options, events: ['welcome', 'mutation'] })
    .subscribe({
      next(event) {
        received.push(event)
        wake()
      },
    })
  const next = async () => {
    while (received.length === 0) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    return received.shift()
  }
  expect(await next()).toMatchObject({ type: 'welcome', listenerName: expect.any(String) })
  const mutation = async (): Promise<MutationEvent> => {
    const event = await next()
    if (event?.type !== 'mutation') throw new Error(`Not a mutation: ${JSON.stringify(event)}`)
    return event
  }
  return { mutation, [Symbol.dispose]: () => subscription.unsubscribe() }
}

/** How a listener ends. */
async function failure(client: SanityClient, query: string, params = {}): Promise<unknown> {
  return new Promise((resolve, reject) => {
    client.listen(query, params).subscribe({ error: resolve, complete: reject, next: reject })
  })
}

describe('a listener', () => {
  test('is told of a document that appears, changes and disappears', async () => {
    const client = await lake.freshClient()
    using listener = await listen(client, '*[_type == "port"]')
    const created = await client.create({ _id: 'a', _type: 'port', name: 'Mumbai' })
    const appeared = await listener.mutation()
    expect(appeared).toMatchObject({
      documentId: 'a',
      transition: 'appear',
      transactionId: created._rev,
      resultRev: created._rev,
      eventId: `${created._rev}#a`,
      mutations: [{ create: { _id: 'a', _type: 'port', name: 'Mumbai' } }],
      result: created,
      transactionTotalEvents: 1,
      transactionCurrentEvent: 1,
    })
    expect(appeared).not.toHaveProperty('previousRev')

    const patched = await client.patch('a').set({ name: 'Bombay' }).commit()
    expect(await listener.mutation()).toMatchObject({
      transition: 'update',
      previousRev: created._rev,
      resultRev: patched._rev,
      mutations: [{ patch: { id: 'a', set: { name: 'Bombay' } } }],
      result: { name: 'Bombay' },
    })

    await client.delete('a')
    const gone = await listener.mutation()
    expect(gone).toMatchObject({ transition: 'disappear', previousRev: patched._rev })
    expect(gone).not.toHaveProperty('result')
  })

  test('sees a document enter and leave its filter', async () => {
    const client = await lake.freshClient()
    await client.create({ _id: 'a', _type: 'port', open: false })
    using listener = await listen(client, '*[open == $open]', { open: true })
    await client.patch('a').set({ open: true }).commit()
    await client.patch('a').set({ open: false }).commit()
    expect(await listener.mutation()).toMatchObject({ transition: 'appear' })
    expect(await listener.mutation()).toMatchObject({ transition: 'disappear' })
  })

  test('is told only of what its filter matches, and counts only that', async () => {
    const client = await lake.freshClient()
    using listener = await listen(client, '*[_type == "port"]')
    await client.create({ _type: 'page' })
    await client
      .transaction()
      .create({ _id: 'a', _type: 'port' })
      .create({ _id: 'x', _type: 'page' })
      .create({ _id: 'b', _type: 'port' })
      .commit()
    expect(await listener.mutation()).toMatchObject({
      documentId: 'a',
      transactionTotalEvents: 2,
      transactionCurrentEvent: 1,
    })
    expect(await listener.mutation()).toMatchObject({ documentId: 'b', transactionCurrentEvent: 2 })
  })

  test('gets one event for a document that a transaction changes twice', async () => {
    const client = await lake.freshClient()
    using listener = await listen(client, '*')
    await client
      .transaction()
      .create({ _id: 'a', _type: 'port', n: 1 })
      .patch('a', { inc: { n: 1 } })
      .commit()
    expect(await listener.mutation()).toMatchObject({
      transactionTotalEvents: 1,
      result: { n: 2 },
      mutations: [{ create: { _id: 'a' } }, { patch: { id: 'a', inc: { n: 1 } } }],
    })
  })

  test('gets patches by query as patches by id', async () => {
    const client = await lake.freshClient()
    await client.create({ _id: 'a', _type: 'port' })
    using listener = await listen(client, '*')
    await client.patch({ query: '*' }).set({ seen: true }).commit()
    expect((await listener.mutation()).mutations).toEqual([
      { patch: { id: 'a', set: { seen: true } } },
    ])
  })

  test('gets what it asks for, and no more', async () => {
    const client = await lake.freshClient()
    const before = await client.create({ _id: 'a', _type: 'port', n: 1 })
    using full = await listen(
      client,
      '*',
      {},
      { includePreviousRevision: true, effectFormat: 'mendoza' },
    )
    using bare = await listen(client, '*', {}, { includeResult: false, includeMutations: false })
    const after = await client.patch('a').set({ n: 2 }).commit()
    const { _rev: _before, ...content } = before
    const { _rev: _after, ...changed } = after
    const told = await full.mutation()
    expect(told).toMatchObject({ previous: before, result: after })
    expect(applyPatch(content, told.effects?.apply ?? [])).toEqual(changed)
    expect(applyPatch(changed, told.effects?.revert ?? [])).toEqual(content)
    const event = await bare.mutation()
    for (const name of ['result', 'previous', 'mutations', 'effects']) {
      expect(event).not.toHaveProperty(name)
    }
  })

  test('gets drafts and versions only on request', async () => {
    const client = await lake.freshClient()
    using published = await listen(client, '*')
    using all = await listen(client, '*', {}, { includeAllVersions: true })
    using before = await listen(client.withConfig({ apiVersion: '2024-01-01' }), '*')
    await client.create({ _id: 'drafts.a', _type: 'port' })
    await client.create({ _id: 'versions.r1.a', _type: 'port' })
    await client.create({ _id: 'a', _type: 'port' })
    // An API version that does not know releases gets all of them.
    for (const listener of [all, before]) {
      expect(await listener.mutation()).toMatchObject({ documentId: 'drafts.a' })
    }
    expect(await all.mutation()).toMatchObject({ documentId: 'versions.r1.a' })
    expect(await published.mutation()).toMatchObject({ documentId: 'a' })
  })

  test('gets nothing for a dry run, a refused transaction or another dataset', async () => {
    const client = await lake.freshClient()
    const other = await lake.freshClient()
    using listener = await listen(client, '*')
    await client.create({ _id: 'a', _type: 'port' }, { dryRun: true })
    await client
      .patch('nowhere')
      .set({ a: 1 })
      .commit()
      .catch(() => {})
    await other.create({ _id: 'b', _type: 'port' })
    await client.create({ _id: 'c', _type: 'port' })
    expect(await listener.mutation()).toMatchObject({ documentId: 'c' })
  })
})

describe('a listener ends', () => {
  test('with a code frame when its query does not parse', async () => {
    const client = await lake.freshClient()
    expect(await failure(client, '*[_type ==')).toMatchObject({
      name: 'ChannelError',
      message: expect.stringMatching(/^GROQ query parse error:\n> 1 \| \*\[_type ==\n/),
    })
  })

  test('when it lacks a parameter', async () => {
    const client = await lake.freshClient()
    expect(await failure(client, '*[_id == $id]')).toMatchObject({
      message: expect.stringContaining('param $id referenced, but not provided'),
    })
  })

  test('when there is no such dataset', async () => {
    expect(await failure(clientOf(lake.url, 'nowhere'), '*')).toMatchObject({
      name: 'ChannelError',
      message: expect.stringContaining('Dataset "nowhere" not found'),
    })
  })

  test('when its dataset is deleted', async () => {
    const client = await lake.freshClient()
    const { dataset = '' } = client.config()
    const ended = new Promise((resolve) => {
      client.listen('*', {}, { events: ['welcome'] }).subscribe({
        next: () => void client.datasets.delete(dataset),
        error: resolve,
      })
    })
    expect(await ended).toMatchObject({ name: 'DisconnectError' })
  })
})

test('the stream opens with a comment, so that proxies and browsers see it start', async () => {
  const aborter = new AbortController()
  const path = '/v2025-02-19/data/listen/production?query=*'
  const response = await lake.request(path, { signal: aborter.signal })
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
  const first = await response.body?.getReader().read()
  expect(new TextDecoder().decode(first?.value)).toMatch(/^:\n\n/)
  aborter.abort()
})

test('a lake with a listener shuts down at once', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'content-lake-'))
  const own = await startContentLake({ port: 0, dataDir })
  const path = '/v2025-02-19/data/listen/production?query=*'
  const stream = await fetch(`${own.url}${path}`)
  const text = stream.text()
  // Looked at once the lake has ended.
  text.catch(() => {})
  // No time passes: the limit for pending answers must not be what ends it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await own.close()
  vi.useRealTimers()
  await expect(text).rejects.toThrow('terminated')
  await rm(dataDir, { recursive: true })
})
