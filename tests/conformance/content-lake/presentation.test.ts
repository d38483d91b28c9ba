/** What the Studio's Presentation tool asks of the lake while an editor types into a draft. */
import { request } from 'node:http'
import type { ClientPerspective, LiveEvent, SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()

const HOME = `{
  "page": *[_type == "homePage"][0]{heading, "port": port->name},
  "rows": *[_type == "slaRow"] | order(orderRank){service}
}`

/** Signed in by a cookie, as the Studio is, and asking for the map that overlays need. */
async function presentation() {
  const client = (await lake.freshClient()).withConfig({
    withCredentials: true,
    resultSourceMap: 'withKeyArraySelector',
  })
  await client
    .transaction()
    .create({ _id: 'port', _type: 'port', name: 'Mumbai' })
    .create({
      _id: 'homePage',
      _type: 'homePage',
      heading: 'Salvage',
      port: { _type: 'reference', _ref: 'port' },
    })
    .create({ _id: 'row', _type: 'slaRow', service: 'Tug' })
    .commit()
  return client
}

/** Live events with drafts, each awaited in turn; it listens once this resolves. */
async function live(client: SanityClient) {
  const queue: LiveEvent[] = []
  let wake = () => {}
  const subscription = client.live
    .events({ includeDrafts: true, tag: 'presentation-loader' })
    .subscribe((event) => {
      queue.push(event)
      wake()
    })
  const message = async () => {
    for (;;) {
      const event = queue.shift()
      if (event?.type === 'message') return event
      if (!event) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
  }
  await client.create({ _id: 'listening', _type: 'other' })
  await message()
  return { message, [Symbol.dispose]: () => subscription.unsubscribe() }
}

const load = (client: SanityClient, lastLiveEventId?: string) =>
  client.fetch<{ page: { heading: string } }>(
    HOME,
    {},
    {
      ...(lastLiveEventId !== undefined && { lastLiveEventId }),
      tag: 'presentation-loader',
      perspective: 'drafts',
      filterResponse: false,
      returnQuery: false,
    },
  )

describe('an edit of a draft', () => {
  test.each([
    ['the document of the page', 'homePage'],
    ['a document that the page refers to', 'port'],
    ['a document of a list of the page', 'row'],
  ])('of %s is told of with a tag of the page’s query', async (_what, id) => {
    const client = await presentation()
    const { syncTags = [] } = await load(client)
    using events = await live(client)
    await client.action({
      actionType: 'sanity.action.document.edit',
      draftId: `drafts.${id}`,
      publishedId: id,
      patch: { set: { heading: 'Response' } },
    })
    const { tags } = await events.message()
    expect(tags.some((tag) => syncTags.includes(tag))).toBe(true)
  })

  test('is in the answer as soon as its event arrives', async () => {
    const client = await presentation()
    using events = await live(client)
    for (const heading of ['S', 'Sa', 'Sal']) {
      const written = client.createOrReplace({ _id: 'drafts.homePage', _type: 'homePage', heading })
      const { id } = await events.message()
      const { result, resultSourceMap } = await load(client, id)
      expect(result.page.heading).toBe(heading)
      expect(resultSourceMap?.documents).toContainEqual({
        _id: 'drafts.homePage',
        _type: 'homePage',
      })
      await written
    }
  })

  test('does not notify a page of other documents', async () => {
    const client = await presentation()
    const { syncTags = [] } = await client.fetch('*[_type == "faq"]', {}, { filterResponse: false })
    using events = await live(client)
    await client.create({ _id: 'drafts.row', _type: 'slaRow' })
    const { tags } = await events.message()
    expect(tags.some((tag) => syncTags.includes(tag))).toBe(false)
  })
})

describe('a page in the Studio is loaded', () => {
  test.each<[string, ClientPerspective, string]>([
    ['as drafts', 'drafts', 'Two tugs'],
    ['as a stack of drafts', ['drafts'], 'Two tugs'],
    ['as a stack down to what is published', ['drafts', 'published'], 'Two tugs'],
    ['as a release over drafts', ['rABC', 'drafts'], 'Two tugs'],
    ['as what is published', 'published', 'Tug'],
  ])('%s', async (_what, perspective, service) => {
    const client = await presentation()
    await client.create({ _id: 'drafts.row', _type: 'slaRow', service: 'Two tugs' })
    const { rows } = await client.fetch(HOME, {}, { perspective, tag: 'presentation-loader' })
    expect(rows).toEqual([{ service }])
  })

  test('with a variant, although there are none here', async () => {
    const client = await presentation()
    const { rows } = await client.fetch(HOME, {}, { perspective: 'drafts', variant: 'v1' })
    expect(rows).toEqual([{ service: 'Tug' }])
  })
})

/** The head of the answer to a request that a browser would make, from a page of the Studio. */
async function ask(path: string, method: string, headers: Record<string, string>) {
  const { port } = new URL(lake.url)
  const from = { host: `l7-tab.localhost:${port}`, origin: 'http://localhost:3333' }
  return new Promise<{ status: number | undefined; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      const asked = request({
        host: '127.0.0.1',
        port,
        path: `/v2025-02-19${path}`,
        method,
        headers: { ...from, ...headers },
      })
      asked.on('error', reject).on('response', (response) => {
        resolve({ status: response.statusCode, headers: response.headers })
        response.destroy()
      })
      asked.end()
    },
  )
}

describe('in a browser, under a host of its own', () => {
  const allowed = {
    'access-control-allow-origin': 'http://localhost:3333',
    'access-control-allow-credentials': 'true',
  }

  test('live events of drafts are read with credentials', async () => {
    const answer = await ask('/data/live/events/production?includeDrafts=true', 'GET', {
      cookie: 'sanitySession=any',
      accept: 'text/event-stream',
    })
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      ...allowed,
      'content-type': 'text/event-stream; charset=utf-8',
    })
  })

  test.each(['/data/live/events/production', '/data/listen/production'])(
    '%s can be resumed',
    async (path) => {
      const answer = await ask(path, 'OPTIONS', {
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'last-event-id',
      })
      expect(answer.status).toBe(204)
      expect(answer.headers).toMatchObject({
        ...allowed,
        'access-control-allow-headers': 'last-event-id',
      })
    },
  )

  test('the client is told that the origin is allowed, when a connection fails', async () => {
    const response = await lake.request('/v2025-02-19/check/cors')
    expect(await response.json()).toEqual({ result: { allowed: true, withCredentials: true } })
  })
})
