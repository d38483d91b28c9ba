import type { LiveEvent, SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { inbox } from './helpers/inbox.ts'
import { useLake } from './helpers/lake.ts'
import { readEvents } from './helpers/server-sent-events.ts'

const lake = useLake()

const tagsOf = async (client: SanityClient, query: string, params = {}) =>
  (await client.fetch(query, params, { filterResponse: false })).syncTags ?? []

/** Starts to listen to a dataset's live events. Each call of `next()` or `message()` waits for the next event. */
async function listenLive(client: SanityClient, options = {}) {
  const { add, next } = inbox<LiveEvent>()
  const subscription = client.live.events(options).subscribe(add)
  const message = async () => {
    const event = await next()
    if (event.type !== 'message') throw new Error(`Not a message: ${JSON.stringify(event)}`)
    return event
  }
  expect(await next()).toMatchObject({ type: 'welcome' })
  return { next, message, [Symbol.dispose]: () => subscription.unsubscribe() }
}

test.each<[string, Record<string, unknown>, isAnnounced: boolean]>([
  ['*[_type == "port"]', {}, true],
  ['*[_id == "a"][0]', {}, true],
  ['*[_type == "page" || (_type == "port" && open)]', {}, true],
  ['count(*)', {}, true],
  ['*[_type == "page"]{"port": port->name}', {}, true],
  ['*[_type == "page"]{"ports": *[_type == "port" && page._ref == ^._id]}', {}, true],
  ['*[_type == "page"]', {}, false],
  ['*[_id == $id]{name}', { id: 'b' }, false],
  ['*[(_type == "page" || _id == "b") && open] | order(name)', {}, false],
])(
  'the creation of port "a" is announced to clients that show %s with %j: %s',
  async (query, params, isAnnounced) => {
    const client = await lake.freshClient()
    const tags = await tagsOf(client, query, params)
    for (const tag of tags) expect(tag).toMatch(/^s1:[\w-]+$/)
    using listener = await listenLive(client)
    await client.create({ _id: 'a', _type: 'port' })
    expect((await listener.message()).tags.some((tag) => tags.includes(tag))).toBe(isAnnounced)
  },
)

test('live events announce drafts only on request', async () => {
  const client = await lake.freshClient()
  using published = await listenLive(client)
  using drafts = await listenLive(client.withConfig({ token: 'any' }), { includeDrafts: true })
  await client.create({ _id: 'drafts.a', _type: 'port' })
  await client.create({ _id: 'b', _type: 'page' })
  const tags = await tagsOf(client, '*[_id == "a"]')
  expect((await drafts.message()).tags).toEqual(expect.arrayContaining(tags))
  expect((await published.message()).tags).not.toEqual(expect.arrayContaining(tags))
})

const connect = (client: SanityClient, lastEventId: string) =>
  readEvents(lake, `/v2025-02-19/data/live/events/${client.config().dataset}`, lastEventId)

test('a client that reconnects receives the missed events', async () => {
  const client = await lake.freshClient()
  const { _rev: seenRevision } = await client.create({ _id: 'a', _type: 'port' })
  const { _rev: missedRevision } = await client.create({ _id: 'b', _type: 'page' })
  using events = connect(client, seenRevision)
  expect(await events.next()).toMatchObject({ event: 'welcome', id: missedRevision })
  expect(await events.next()).toMatchObject({
    event: 'message',
    id: missedRevision,
    data: { tags: expect.arrayContaining(await tagsOf(client, '*[_type == "page"]')) },
  })
})
