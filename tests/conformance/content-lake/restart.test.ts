/** A Studio in use while the lake stops and starts again. */
import type { SanityClient, SanityDocument } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { inbox } from './helpers/inbox.ts'
import { clientOf } from './helpers/lake.ts'
import { end } from '../../helpers/server-process.ts'
import { useServerProcesses } from '../../helpers/use-server-processes.ts'

const lakes = useServerProcesses('sandbox/content-lake/main.ts', 'LAKE_PORT')

interface ListenerEvent {
  type: string
  documentId?: string
  previousRev?: string
  resultRev?: string
}

/** Listens like the Studio does for an open document. */
async function listen(client: SanityClient) {
  const events = inbox<ListenerEvent>()
  const options = {
    events: ['welcome', 'welcomeback', 'reset', 'mutation', 'reconnect'],
    enableResume: true,
    includeAllVersions: true,
    effectFormat: 'mendoza',
  } as const
  const subscription = client
    .listen('*[_id in ["a", "drafts.a"]]', {}, { ...options, events: [...options.events] })
    .subscribe({
      next: (event) => events.add(event),
      error: (error: Error) => events.add({ type: error.message }),
    })
  await events.first(({ type }) => type === 'welcome')
  return { ...events, [Symbol.dispose]: () => subscription.unsubscribe() }
}

/** Revisions of the draft in a listener's events: pairs of previous and new revision. */
function revisionsOf(events: readonly ListenerEvent[]) {
  return events
    .filter(({ type, documentId }) => type === 'mutation' && documentId === 'drafts.a')
    .map(({ previousRev, resultRev }) => [previousRev, resultRev])
}

/** Types a number into the draft; resolves when the lake has acknowledged it. */
async function typeIn(client: SanityClient, n: number): Promise<number> {
  await client.action({
    actionType: 'sanity.action.document.edit',
    draftId: 'drafts.a',
    publishedId: 'a',
    patch: { insert: { after: 'typed[-1]', items: [n] } },
  })
  return n
}

async function draftIn(client: SanityClient): Promise<SanityDocument> {
  const draft = await client.getDocument('drafts.a')
  if (!draft) throw new Error('There is no draft')
  return draft
}

async function withDocument(url: string): Promise<SanityClient> {
  const client = clientOf(url, 'production')
  await client.create({ _id: 'a', _type: 'port', typed: [0] })
  return client
}

describe('a lake that is killed', () => {
  test('resumes its listeners after the restart', async () => {
    const { child, url } = await lakes.start()
    const client = await withDocument(url)
    using listener = await listen(client)
    await typeIn(client, 1)
    await end(child, 'SIGKILL')
    await listener.first((event) => event.type === 'reconnect')

    await lakes.start({ LAKE_PORT: new URL(url).port })
    await typeIn(client, 2)
    await typeIn(client, 3)
    const { typed, _rev: last } = await draftIn(client)
    expect(typed).toEqual([0, 1, 2, 3])
    await listener.first(({ resultRev }) => resultRev === last)
    const types = new Set(listener.all.map((event) => event.type))
    expect(types).toEqual(new Set(['welcome', 'mutation', 'reconnect', 'welcomeback']))
    const revisions = revisionsOf(listener.all)
    expect(revisions).toHaveLength(3)
    expect(revisions.map(([before]) => before)).toEqual([
      undefined,
      ...revisions.slice(0, -1).map(([, after]) => after),
    ])
  })
})

test('a lake that gets SIGTERM answers pending writes', async () => {
  const { child, url } = await lakes.start()
  const client = await withDocument(url)
  const first = typeIn(client, 1)
  const others = Promise.allSettled(Array.from({ length: 40 }, (_item, n) => typeIn(client, n + 2)))
  await first
  await end(child, 'SIGTERM')
  const outcomes = await others
  const acknowledged = outcomes.flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
  const { url: next } = await lakes.start()
  const { typed } = await draftIn(clientOf(next, 'production'))
  // The client would retry an edit without a response, and so apply it twice.
  expect(new Set(typed)).toEqual(new Set([0, 1, ...acknowledged]))
})
