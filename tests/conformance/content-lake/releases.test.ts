import type { SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { refusal, useLake } from './helpers/lake.ts'

const lake = useLake()
const HOUR = 60 * 60 * 1000
const inAnHour = () => new Date(Date.now() + HOUR).toISOString()
const releaseId = 'spring'

const allPorts = async (client: SanityClient): Promise<unknown> =>
  client.fetch('*[_type == "port"]{_id, name} | order(_id)', {}, { perspective: 'raw' })

/** Creates a release with a new document and a new version of a published document. */
async function withRelease() {
  const client = await lake.freshClient({ _id: 'mumbai', name: 'Mumbai' })
  await client.releases.create({ releaseId, metadata: { releaseType: 'asap', title: 'Spring' } })
  const kandla = { _id: 'versions.spring.kandla', _type: 'port', name: 'Kandla' }
  await client.createVersion({ publishedId: 'kandla', releaseId, document: kandla })
  await client.createVersion({ publishedId: 'mumbai', releaseId, baseId: 'mumbai' })
  await client.patch('versions.spring.mumbai').set({ name: 'Mumbai in spring' }).commit()
  return client
}

async function stateOf(client: SanityClient) {
  return (await client.releases.get({ releaseId }))?.state
}

/** Expects that the lake refuses a call with a `validationError`. Returns the error's message. */
async function validationError(call: Promise<unknown>): Promise<string> {
  const { statusCode, details, message } = await refusal(call)
  expect([statusCode, details.type]).toEqual([400, 'validationError'])
  return message
}

// Follows the client's test against the hosted lake. That test polls for each state; this lake reaches the state before
// the call returns. https://github.com/sanity-io/client/blob/main/test/integration/releases.integration.test.ts
test('a release is created, edited, scheduled, unscheduled, published and deleted', async () => {
  const client = await lake.freshClient()
  const metadata = { releaseType: 'asap', title: 'A title' } as const
  const created = await client.releases.create({ releaseId, metadata })
  expect(created).toMatchObject({ releaseId, transactionId: expect.any(String) })
  expect(await client.releases.get({ releaseId })).toMatchObject({
    _id: '_.releases.spring',
    _type: 'system.release',
    name: 'spring',
    state: 'active',
    metadata,
  })
  await client.releases.edit({ releaseId, patch: { set: { 'metadata.title': 'Another' } } })
  expect((await client.releases.get({ releaseId }))?.metadata.title).toBe('Another')

  await client.releases.schedule({ releaseId, publishAt: inAnHour() })
  expect(await stateOf(client)).toBe('scheduled')
  await client.releases.unschedule({ releaseId })
  expect(await client.releases.get({ releaseId })).not.toHaveProperty('publishAt')
  expect(await stateOf(client)).toBe('active')

  const document = { _id: 'versions.spring.a', _type: 'port', label: 'by a release' }
  await client.createVersion({ releaseId, publishedId: 'a', document })
  const raw = client.withConfig({ perspective: 'raw' })
  const { result } = await raw.releases.fetchDocuments({ releaseId })
  expect(result.map(({ _id }) => _id)).toEqual(['versions.spring.a'])

  await client.releases.publish({ releaseId })
  expect(await client.releases.get({ releaseId })).toMatchObject({
    state: 'published',
    publishedAt: expect.any(String),
    finalDocumentStates: [{ id: 'versions.spring.a' }],
  })
  await client.releases.delete({ releaseId })
  expect(await client.releases.get({ releaseId })).toBeUndefined()
})

describe('publish', () => {
  test('publishes every version in one transaction, and removes the versions', async () => {
    const client = await withRelease()
    const before = await client.getDocument('mumbai')
    await client.releases.publish({ releaseId })
    expect(await allPorts(client)).toEqual([
      { _id: 'kandla', name: 'Kandla' },
      { _id: 'mumbai', name: 'Mumbai in spring' },
    ])
    const [kandla, mumbai, release] = await client.getDocuments([
      'kandla',
      'mumbai',
      '_.releases.spring',
    ])
    expect(new Set([kandla?._rev, mumbai?._rev, release?._rev]).size).toBe(1)
    expect(mumbai?._createdAt).toBe(before?._createdAt)
    expect(mumbai).not.toHaveProperty('_system')
  })

  test('unpublishes a document marked for deletion and keeps it as a draft', async () => {
    const client = await withRelease()
    await client.unpublishVersion({ publishedId: 'mumbai', releaseId })
    expect(await client.getDocument('versions.spring.mumbai')).toMatchObject({
      name: 'Mumbai in spring',
      _system: { delete: true },
    })
    await client.releases.publish({ releaseId })
    expect(await allPorts(client)).toEqual([
      { _id: 'drafts.mumbai', name: 'Mumbai' },
      { _id: 'kandla', name: 'Kandla' },
    ])
  })

  test('changes no document if it fails, and stores the reason', async () => {
    const client = await withRelease()
    await client.create({ _id: 'page', _type: 'page', port: { _ref: 'mumbai' } })
    await client.unpublishVersion({ publishedId: 'mumbai', releaseId })
    const before = await allPorts(client)
    await client.releases.publish({ releaseId })
    expect(await allPorts(client)).toEqual(before)
    const release = await client.releases.get({ releaseId })
    expect(release).toMatchObject({ state: 'active', error: { message: expect.any(String) } })
    expect(release).not.toHaveProperty('publishAt')
    expect(release?.error?.message).toContain('there are references to it from "page"')
    expect(lake.logged.at(-1)).toMatch(
      /^release "spring" of dataset "test-\d+" could not be published/,
    )

    await client.delete('page')
    await client.releases.publish({ releaseId })
    expect(await client.releases.get({ releaseId })).not.toHaveProperty('error')
    expect(await stateOf(client)).toBe('published')
  })
})

test('archive removes the versions, and unarchive restores them', async () => {
  const client = await withRelease()
  const before = await allPorts(client)
  await client.releases.archive({ releaseId })
  expect(await allPorts(client)).toEqual([{ _id: 'mumbai', name: 'Mumbai' }])
  const finalDocumentStates = [{ id: 'versions.spring.kandla' }, { id: 'versions.spring.mumbai' }]
  expect(await client.releases.get({ releaseId })).toMatchObject({
    state: 'archived',
    finalDocumentStates,
  })
  await client.releases.unarchive({ releaseId })
  expect(await allPorts(client)).toEqual(before)
  expect(await client.releases.get({ releaseId })).not.toHaveProperty('finalDocumentStates')
})

test('unarchive changes nothing if it fails, and the reason is in the error', async () => {
  const client = await withRelease()
  await client.create({ _id: 'office', _type: 'office' })
  await client
    .patch('versions.spring.kandla')
    .set({ office: { _ref: 'office' } })
    .commit()
  await client.releases.archive({ releaseId })
  await client.delete('office')
  const { statusCode, message } = await refusal(client.releases.unarchive({ releaseId }))
  expect([statusCode, message]).toEqual([409, expect.stringContaining('document "office"')])
  expect(await stateOf(client)).toBe('archived')
  await client.create({ _id: 'office', _type: 'office' })
  await client.releases.unarchive({ releaseId })
  expect(await stateOf(client)).toBe('active')
})

describe('a scheduled release', () => {
  test('is published at its scheduled time', async () => {
    const client = await withRelease()
    const publishAt = new Date(Date.now() + 300).toISOString()
    await new Promise<void>((resolve, reject) => {
      const subscription = client
        .listen('*[_id == "mumbai"]', {}, { events: ['welcome', 'mutation'] })
        .subscribe((event) => {
          if (event.type === 'welcome') {
            client.releases.schedule({ releaseId, publishAt }).catch(reject)
          } else {
            subscription.unsubscribe()
            resolve()
          }
        })
    })
    expect(await stateOf(client)).toBe('published')
    expect(await client.getDocument('mumbai')).toMatchObject({ name: 'Mumbai in spring' })
    const release = await client.releases.get({ releaseId })
    expect(Date.parse(release?.publishedAt ?? '')).toBeGreaterThanOrEqual(Date.parse(publishAt))
  })

  test('locks its documents; documents that they refer to can’t be deleted', async () => {
    const client = await withRelease()
    await client.create({ _id: 'office', _type: 'office' })
    const reference = { _ref: 'office', _weak: true, _strengthenOnPublish: { type: 'office' } }
    await client.patch('versions.spring.kandla').set({ office: reference }).commit()
    await client.releases.schedule({ releaseId, publishAt: inAnHour() })
    const locked = 'Documents in release "spring" (state: scheduled) can not be mutated'
    const id = 'versions.spring.mumbai'
    expect(await validationError(client.patch(id).set({ name: 'x' }).commit())).toBe(locked)
    expect(await validationError(client.delete(id))).toBe(locked)
    expect(await validationError(client.discardVersion({ publishedId: 'mumbai', releaseId }))).toBe(
      locked,
    )
    expect(await validationError(client.delete('office'))).toContain('"office" can not be deleted')
    await client.releases.unschedule({ releaseId })
    await client.delete('office')
    await client.patch(id).set({ name: 'x' }).commit()
  })
})

test('unschedules a release only together with the scheduled release that depends on it', async () => {
  const client = await withRelease()
  const reference = { _ref: 'kandla', _weak: true, _strengthenOnPublish: { type: 'port' } }
  const document = { _id: 'versions.later.page', _type: 'page', port: reference }
  await client.releases.create({ releaseId: 'later' })
  await client.createVersion({ publishedId: 'page', releaseId: 'later', document })
  await client.releases.schedule({ releaseId, publishAt: inAnHour() })
  await client.releases.schedule({ releaseId: 'later', publishAt: inAnHour() })
  const message = await validationError(client.releases.unschedule({ releaseId }))
  expect(message).toContain('another scheduled release depends on it')
  const actionType = 'sanity.action.release.unschedule'
  await client.action([
    { actionType, releaseId: 'later' },
    { actionType, releaseId },
  ])
  expect(await stateOf(client)).toBe('active')
})

test('refuses to publish a scheduled release', async () => {
  const client = await withRelease()
  await client.releases.schedule({ releaseId, publishAt: inAnHour() })
  expect(await validationError(client.releases.publish({ releaseId }))).toContain(
    "is not permitted to transition from state 'scheduled' to 'publishing'",
  )
})

test('lists the events of a release and its documents, newest first', async () => {
  const client = await withRelease()
  await client.discardVersion({ publishedId: 'kandla', releaseId })
  await client.releases.archive({ releaseId })
  await client.releases.unarchive({ releaseId })
  const publishAt = inAnHour()
  await client.releases.schedule({ releaseId, publishAt })
  await client.releases.unschedule({ releaseId })
  await client.releases.publish({ releaseId })
  const { events } = await client.request<{ events: { type: string }[] }>({
    url: `/data/history/${client.config().dataset}/events/releases/${releaseId}`,
  })
  expect(events.map(({ type }) => type)).toEqual([
    'publishRelease',
    'unscheduleRelease',
    'scheduleRelease',
    'unarchiveRelease',
    'archiveRelease',
    'discardDocumentFromRelease',
    'addDocumentToRelease',
    'addDocumentToRelease',
    'createRelease',
  ])
  expect(events[2]).toMatchObject({ publishAt, releaseName: 'spring', author: expect.any(String) })
  expect(events[5]).toMatchObject({
    documentId: 'kandla',
    documentType: 'port',
    versionId: 'versions.spring.kandla',
  })
})
