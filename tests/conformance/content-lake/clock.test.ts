/** The lake's time never goes back. At start, the lake publishes overdue releases and completes interrupted ones. */
import type { SanityClient } from '@sanity/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startContentLake, type ContentLake } from '../../../sandbox/content-lake/server.ts'
import { eventually } from '../../helpers/eventually.ts'
import { clientOf } from './helpers/lake.ts'
import { temporaryFolder } from '../../helpers/temporary.ts'

const HOUR = 60 * 60 * 1000
const NOON = Date.parse('2026-03-04T12:00:00.000Z')

let dataDir = ''
let lake: ContentLake | undefined
/** The machine's clock in milliseconds, and the lines that the lake has logged. */
const machine: { now: number; logged: string[] } = { now: NOON, logged: [] }

beforeEach(async () => {
  machine.now = NOON
  machine.logged = []
  dataDir = await temporaryFolder()
})
afterEach(async () => {
  await lake?.close()
  lake = undefined
})

/** Starts the lake, or starts it again on the same data. */
async function start(): Promise<SanityClient> {
  await lake?.close()
  const clock = () => machine.now
  const log = (message: string) => machine.logged.push(message)
  lake = await startContentLake({ port: 0, dataDir, clock, log })
  return clientOf(lake.url, 'production')
}

test('the times of changes and of now() never go back, not even after a restart', async () => {
  let client = await start()
  const first = await client.create({ _id: 'a', _type: 'port' })
  expect(first._updatedAt).toBe('2026-03-04T12:00:00.000Z')

  machine.now -= HOUR
  const second = await client.patch('a').set({ n: 2 }).commit()
  expect(second._updatedAt).toBe('2026-03-04T12:00:00.000Z')
  machine.now += 5000
  expect(await client.fetch('now()')).toBe('2026-03-04T12:00:05.000Z')
  const third = await client.patch('a').set({ n: 3 }).commit()
  expect(third._updatedAt).toBe('2026-03-04T12:00:05.000Z')

  machine.now -= HOUR
  client = await start()
  expect(await client.fetch('now()')).toBe('2026-03-04T12:00:05.000Z')
  const fourth = await client.create({ _id: 'b', _type: 'port' })
  expect(fourth).toMatchObject({
    _createdAt: '2026-03-04T12:00:05.000Z',
    _updatedAt: '2026-03-04T12:00:05.000Z',
  })
  expect(machine.logged).toEqual([
    expect.stringMatching(/^this machine's clock is 120 minutes behind the last change/),
  ])

  machine.now = NOON + HOUR
  expect(await client.fetch('now()')).toBe('2026-03-04T13:00:00.000Z')
})

/** Creates a release that contains one document, and schedules the release for `hours` after noon. */
async function schedule(
  client: SanityClient,
  releaseId: string,
  publishedId: string,
  hours: number,
) {
  await client.releases.create({ releaseId })
  const document = { _id: `versions.${releaseId}.${publishedId}`, _type: 'port', of: releaseId }
  await client.createVersion({ releaseId, publishedId, document })
  const publishAt = new Date(NOON + hours * HOUR).toISOString()
  await client.releases.schedule({ releaseId, publishAt })
}

async function stateOf(client: SanityClient, releaseId: string) {
  return (await client.releases.get({ releaseId }))?.state
}

test('at start, publishes releases whose time passed while no lake ran, the earliest first', async () => {
  let client = await start()
  await schedule(client, 'second', 'a', 2)
  await schedule(client, 'first', 'a', 1)
  await schedule(client, 'third', 'b', 9)
  machine.now += 3 * HOUR
  client = await start()
  await eventually(async () => expect(await stateOf(client, 'second')).toBe('published'))
  expect(await client.getDocument('a')).toMatchObject({ of: 'second' })
  expect(await stateOf(client, 'first')).toBe('published')
  expect(await stateOf(client, 'third')).toBe('scheduled')
  const release = await client.releases.get({ releaseId: 'first' })
  expect(release?.publishedAt).toBe('2026-03-04T15:00:00.000Z')

  // Another start does not publish these releases again. The test waits until a fourth, overdue release is published:
  // by then, the others would have been published again.
  const { _rev: revision } = (await client.getDocument('a')) ?? {}
  client = await start()
  await schedule(client, 'fourth', 'c', 1)
  await eventually(async () => expect(await stateOf(client, 'fourth')).toBe('published'))
  expect(await client.getDocument('a')).toMatchObject({ _rev: revision })
})

test('at start, completes a publication and an archiving that a crash had interrupted', async () => {
  let client = await start()
  await schedule(client, 'first', 'a', 9)
  const archived = await client.releases.create({ releaseId: 'other' })
  // The state after a crash: the transaction that begins the work is on disk, but not the transaction that ends it.
  await client
    .transaction()
    .patch('_.releases.first', { set: { state: 'publishing' } })
    .patch(`_.releases.${archived.releaseId}`, { set: { state: 'archiving' } })
    .commit()
  client = await start()
  await eventually(async () => expect(await stateOf(client, 'first')).toBe('published'))
  await eventually(async () => expect(await stateOf(client, 'other')).toBe('archived'))
  expect(await client.getDocument('a')).toMatchObject({ of: 'first' })
})
