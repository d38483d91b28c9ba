/** Releases whose time comes while the lake runs, or passes while it doesn't. */
import type { SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { eventually } from '../../helpers/eventually.ts'
import { HOUR, NOON, useMachine } from './helpers/machine.ts'

const machine = useMachine()

/** A release with one document, to be published some hours after noon. */
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

test('those whose time passed while no lake ran are published at start, the earliest first', async () => {
  let client = await machine.start()
  await schedule(client, 'second', 'a', 2)
  await schedule(client, 'first', 'a', 1)
  await schedule(client, 'third', 'b', 9)
  machine.now += 3 * HOUR
  client = await machine.start()
  await eventually(async () => expect(await stateOf(client, 'second')).toBe('published'))
  expect(await client.getDocument('a')).toMatchObject({ of: 'second' })
  expect(await stateOf(client, 'first')).toBe('published')
  expect(await stateOf(client, 'third')).toBe('scheduled')
  const release = await client.releases.get({ releaseId: 'first' })
  expect(release?.publishedAt).toBe('2026-03-04T15:00:00.000Z')

  // Once is enough.
  const { _rev: revision } = (await client.getDocument('a')) ?? {}
  client = await machine.start()
  await schedule(client, 'fourth', 'c', 1)
  expect(await client.getDocument('a')).toMatchObject({ _rev: revision })
})

test('one that was being published when the lake was cut off is published at the next start', async () => {
  let client = await machine.start()
  await schedule(client, 'first', 'a', 9)
  const archived = await client.releases.create({ releaseId: 'other' })
  // As a crash leaves them: the first transaction is on disk, the second is not.
  await client
    .transaction()
    .patch('_.releases.first', { set: { state: 'publishing' } })
    .patch(`_.releases.${archived.releaseId}`, { set: { state: 'archiving' } })
    .commit()
  client = await machine.start()
  await eventually(async () => expect(await stateOf(client, 'first')).toBe('published'))
  await eventually(async () => expect(await stateOf(client, 'other')).toBe('archived'))
  expect(await client.getDocument('a')).toMatchObject({ of: 'first' })
})

test('one that can no longer be published is active again, and tells why', async () => {
  let client = await machine.start()
  await client.create({ _id: 'office', _type: 'office' })
  await client.releases.create({ releaseId: 'first' })
  const waiting = { _ref: 'office', _weak: true, _strengthenOnPublish: { type: 'office' } }
  const document = { _id: 'versions.first.a', _type: 'port', office: waiting }
  await client.createVersion({ releaseId: 'first', publishedId: 'a', document })
  const publishAt = new Date(NOON + HOUR).toISOString()
  await client.releases.schedule({ releaseId: 'first', publishAt })
  // As a lake would hold it that did not lock what a scheduled release refers to.
  const forced = { set: { state: 'active' } }
  await client.patch('_.releases.first', forced).commit()
  await client.delete('office')
  await client.patch('_.releases.first', { set: { state: 'scheduled' } }).commit()
  machine.now += 2 * HOUR
  client = await machine.start()
  await eventually(async () => expect(await stateOf(client, 'first')).toBe('active'))
  expect(await client.releases.get({ releaseId: 'first' })).toMatchObject({
    error: { message: expect.stringContaining('non-existent document "office"') },
  })
  expect(machine.logged).toEqual([
    expect.stringMatching(/^release "first" of dataset "production" could not be published: /),
  ])
  expect(await client.getDocument('a')).toBeUndefined()
})

test('a schedule goes with its dataset', async () => {
  const client = await machine.start()
  await schedule(client, 'first', 'a', 1)
  await client.datasets.delete('production')
  machine.now += 2 * HOUR
  await client.datasets.create('production')
  await schedule(client, 'second', 'b', 1)
  expect(await stateOf(client, 'second')).toBe('published')
  expect(machine.logged).toEqual([])
})
