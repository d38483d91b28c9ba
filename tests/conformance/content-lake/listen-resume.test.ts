import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'
import { readEvents } from './helpers/server-sent-events.ts'

const lake = useLake()

const connect = (client: SanityClient, lastEventId?: string, options = '&enableResume=true') =>
  readEvents(
    lake,
    `/v2025-02-19/data/listen/${client.config().dataset}?query=*[_type=="port"]${options}`,
    lastEventId,
  )

test('a disconnected listener gets what it has missed, then new events', async () => {
  const client = await lake.freshClient()
  const { _rev: seen } = await client.create({ _id: 'a', _type: 'port' })
  const { _rev: missed } = await client.patch('a').set({ name: 'Mumbai' }).commit()
  await client.create({ _id: 'x', _type: 'page' })
  using events = connect(client, `${seen}#a`)
  expect(await events.next()).toMatchObject({ event: 'welcomeback' })
  expect(await events.next()).toMatchObject({
    event: 'mutation',
    id: `${missed}#a`,
    data: {
      documentId: 'a',
      transition: 'update',
      previousRev: seen,
      resultRev: missed,
      mutations: [{ patch: { id: 'a', set: { name: 'Mumbai' } } }],
    },
  })
  await client.delete('a')
  expect(await events.next()).toMatchObject({ data: { transition: 'disappear' } })
})

test('one disconnected within a transaction gets the rest of it', async () => {
  const client = await lake.freshClient()
  const { transactionId } = await client
    .transaction()
    .create({ _id: 'b', _type: 'port' })
    .create({ _id: 'a', _type: 'port' })
    .commit()
  using events = connect(client, `${transactionId}#a`)
  expect(await events.next()).toMatchObject({ event: 'welcomeback' })
  expect(await events.next()).toMatchObject({ id: `${transactionId}#b` })
})

test('one that has received nothing yet can resume too', async () => {
  const client = await lake.freshClient()
  await client.create({ _id: 'a', _type: 'port' })
  using first = connect(client)
  const welcome = await first.next()
  expect(welcome).toMatchObject({ event: 'welcome' })
  await client.create({ _id: 'b', _type: 'port' })
  using again = connect(client, welcome.id)
  expect(await again.next()).toMatchObject({ event: 'welcomeback' })
  expect(await again.next()).toMatchObject({ data: { documentId: 'b' } })
})

test('one whose position is unknown or too old has to start afresh', async () => {
  const client = await lake.freshClient()
  const { _rev: seen } = await client.create({ _id: 'a', _type: 'port' })
  using unknown = connect(client, 'unknown#a')
  expect(await unknown.next()).toMatchObject({ event: 'reset' })
  await Promise.all(
    Array.from({ length: 510 }, (_item, n) => client.patch('a').set({ n }).commit()),
  )
  using late = connect(client, `${seen}#a`)
  expect(await late.next()).toMatchObject({ event: 'reset' })
})

test('one that does not ask to resume gets a new `welcome`', async () => {
  const client = await lake.freshClient()
  const { _rev: seen } = await client.create({ _id: 'a', _type: 'port' })
  await client.delete('a')
  using events = connect(client, `${seen}#a`, '')
  expect(await events.next()).toMatchObject({ event: 'welcome', id: '' })
  await client.create({ _id: 'b', _type: 'port' })
  expect(await events.next()).toMatchObject({ data: { documentId: 'b' } })
})
