import type { ListenEvent, ListenOptions, MutationEvent, SanityClient } from '@sanity/client'
import { applyPatch } from 'mendoza'
import { describe, expect, test } from 'vitest'
import { inbox } from './helpers/inbox.ts'
import { clientOf, useLake } from './helpers/lake.ts'
import { readEvents } from './helpers/server-sent-events.ts'

const lake = useLake()

/** Starts a listener and waits for its welcome event. Each call of `mutation()` waits for the next mutation event. */
async function listen(
  client: SanityClient,
  query: string,
  params = {},
  options: ListenOptions = {},
) {
  const events = inbox<ListenEvent<Record<string, unknown>>>()
  const subscription = client
    .listen(query, params, { ...options, events: ['welcome', 'mutation'] })
    .subscribe(events.add)
  expect(await events.next()).toMatchObject({ type: 'welcome', listenerName: expect.any(String) })
  const mutation = async (): Promise<MutationEvent> => {
    const event = await events.next()
    if (event.type !== 'mutation') throw new Error(`Not a mutation: ${JSON.stringify(event)}`)
    return event
  }
  return { mutation, [Symbol.dispose]: () => subscription.unsubscribe() }
}

describe('a listener', () => {
  test('receives events when a document appears, changes and disappears', async () => {
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

  test('receives and counts only the events of documents that match its filter', async () => {
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

  test('receives only the parts of an event that it requests', async () => {
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
    const fullEvent = await full.mutation()
    expect(fullEvent).toMatchObject({ previous: before, result: after })
    expect(applyPatch(content, fullEvent.effects?.apply ?? [])).toEqual(changed)
    expect(applyPatch(changed, fullEvent.effects?.revert ?? [])).toEqual(content)
    const bareEvent = await bare.mutation()
    for (const name of ['result', 'previous', 'mutations', 'effects'])
      expect(bareEvent).not.toHaveProperty(name)
  })

  test('receives drafts and versions only on request, but always in an old API version', async () => {
    const client = await lake.freshClient()
    using published = await listen(client, '*')
    using all = await listen(client, '*', {}, { includeAllVersions: true })
    using oldApi = await listen(client.withConfig({ apiVersion: '2024-01-01' }), '*')
    await client.create({ _id: 'drafts.a', _type: 'port' })
    await client.create({ _id: 'versions.r1.a', _type: 'port' })
    await client.create({ _id: 'a', _type: 'port' })
    // In API versions older than content releases, a listener always receives drafts and versions.
    for (const listener of [all, oldApi])
      expect(await listener.mutation()).toMatchObject({ documentId: 'drafts.a' })

    expect(await all.mutation()).toMatchObject({ documentId: 'versions.r1.a' })
    expect(await published.mutation()).toMatchObject({ documentId: 'a' })
  })
})

describe('a listener ends', () => {
  test.each([
    ['production', '*[_type ==', /^GROQ query parse error:\n> 1 \| \*\[_type ==\n/],
    ['production', '*[_id == $id]', /param \$id referenced, but not provided/],
    ['nowhere', '*', /Dataset "nowhere" not found/],
  ])('with an error, in dataset %s with query %s', async (dataset, query, message) => {
    const ended = new Promise((resolve, reject) => {
      const client = clientOf(lake.url, dataset)
      client.listen(query).subscribe({ error: resolve, complete: reject, next: reject })
    })
    expect(await ended).toMatchObject({
      name: 'ChannelError',
      message: expect.stringMatching(message),
    })
  })
})

describe('a listener that reconnects', () => {
  const resume = (client: SanityClient, lastEventId?: string, options = '&enableResume=true') =>
    readEvents(
      lake,
      `/v2025-02-19/data/listen/${client.config().dataset}?query=*[_type=="port"]${options}`,
      lastEventId,
    )

  test('receives the missed events, then new events', async () => {
    const client = await lake.freshClient()
    const { _rev: seenRevision } = await client.create({ _id: 'a', _type: 'port' })
    const { _rev: missedRevision } = await client.patch('a').set({ name: 'Mumbai' }).commit()
    await client.create({ _id: 'x', _type: 'page' })
    using events = resume(client, `${seenRevision}#a`)
    expect(await events.next()).toMatchObject({ event: 'welcomeback' })
    expect(await events.next()).toMatchObject({
      event: 'mutation',
      id: `${missedRevision}#a`,
      data: {
        documentId: 'a',
        transition: 'update',
        previousRev: seenRevision,
        resultRev: missedRevision,
        mutations: [{ patch: { id: 'a', set: { name: 'Mumbai' } } }],
      },
    })
    await client.delete('a')
    expect(await events.next()).toMatchObject({ data: { transition: 'disappear' } })
  })

  test('receives a reset event if its last event is unknown or too old', async () => {
    const client = await lake.freshClient()
    const { _rev: seenRevision } = await client.create({ _id: 'a', _type: 'port' })
    using unknown = resume(client, 'unknown#a')
    expect(await unknown.next()).toMatchObject({ event: 'reset' })
    await Promise.all(
      Array.from({ length: 510 }, (_item, n) => client.patch('a').set({ n }).commit()),
    )
    using late = resume(client, `${seenRevision}#a`)
    expect(await late.next()).toMatchObject({ event: 'reset' })
  })

  test('receives a reset event if the missed events are too large to send', async () => {
    const client = await lake.freshClient()
    const { _rev: seenRevision } = await client.create({ _id: 'a', _type: 'port' })
    for (const n of [1, 2, 3])
      await client
        .patch('a')
        .set({ n, text: '₹'.repeat(1e6) })
        .commit()
    using resumed = resume(client, `${seenRevision}#a`)
    expect(await resumed.next()).toMatchObject({ event: 'reset' })
  })
})
