import { http, HttpResponse, type JsonBodyType } from 'msw'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { mockServer } from '../../tests/helpers/mock-server.ts'
import { ContentReadError } from './lake.ts'
import { loadFirstContent, loadCurrentContent } from './load.ts'
import { mediaUrl } from './media.ts'
import { pageQuery } from './page-query.ts'
import { nonEmptyText } from './parse.ts'

const QUERY_URL = 'http://lake.test/v2025-02-19/data/query/production'
const SNAPSHOT_URL = 'http://site.test/content/contact.json'

const server = mockServer()
beforeAll(() => {
  // In a browser, the address of the snapshot is relative to the page's address.
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    fetch(new URL(input, 'http://site.test'), init),
  )
})
afterEach(() => vi.useRealTimers())
afterAll(() => vi.unstubAllGlobals())

const heading = { groq: '*[0].heading', parser: nonEmptyText, shownDocuments: [] }
const query = pageQuery('contact', { heading })()
const frame = { settings: null, ports: [] }
const answerAt = (asOf: string, words: string) => ({ asOf, heading: words, frame })

const lakeAnswers = (result: JsonBodyType) =>
  http.get(QUERY_URL, () => HttpResponse.json({ result }))
const lakeIsDown = http.get(QUERY_URL, () => HttpResponse.error())
const snapshotContains = (answer: JsonBodyType, media: string[] = []) =>
  http.get(SNAPSHOT_URL, () => HttpResponse.json({ answer, media }))

const MORNING = '2026-03-01T08:00:00Z'
const NOON = '2026-03-01T12:00:00Z'

const { signal } = new AbortController()
const loadFirst = () => loadFirstContent(query, '/contact', signal)
const loadCurrent = () => loadCurrentContent(query, signal)

describe('with content on the page', () => {
  test.each([
    ['null', null],
    ['a string', 'odd'],
    ['an empty object', {}],
    ['an answer without a valid time', { ...answerAt(NOON, 'x'), asOf: 'yesterday' }],
    ['an answer without a frame', { asOf: NOON, heading: 'x' }],
    ['an answer whose frame is a string', { asOf: NOON, heading: 'x', frame: 'odd' }],
  ])('rejects %s', async (_, result) => {
    server.use(lakeAnswers(result))
    await expect(loadCurrent()).rejects.toBeInstanceOf(ContentReadError)
  })
})

describe('without content', () => {
  test('reads the lake', async () => {
    server.use(lakeAnswers(answerAt(MORNING, 'From the lake')))
    await expect(loadFirst()).resolves.toMatchObject({ heading: 'From the lake' })
  })

  test('reads the snapshot when the lake is down', async () => {
    server.use(lakeIsDown, snapshotContains(answerAt(MORNING, 'From the build')))
    await expect(loadFirst()).resolves.toMatchObject({ heading: 'From the build' })
  })

  test('with the snapshot, images are the site’s own copies', async () => {
    const file = { name: 'tow-w800.webp', url: 'http://lake.test/tow', width: 800, height: 600 }
    server.use(lakeIsDown, snapshotContains(answerAt(MORNING, 'From the build'), [file.name]))
    expect(mediaUrl(file)).toBe(file.url)
    await loadFirst()
    expect(mediaUrl(file)).toBe('/media/tow-w800.webp')
  })

  test('if the snapshot can’t be read either, the error contains the reason that the lake gave', async () => {
    const refusal = HttpResponse.json({ error: { description: 'expected )' } }, { status: 400 })
    server.use(
      http.get(QUERY_URL, () => refusal),
      http.get(SNAPSHOT_URL, () => new HttpResponse(null, { status: 404 })),
    )
    await expect(loadFirst()).rejects.toThrow('The content lake answered 400: {"error":{"desc')
  })

  test.each<[name: string, answer: () => Response]>([
    ['is missing', () => new HttpResponse(null, { status: 404 })],
    ['cannot be reached', () => HttpResponse.error()],
    ['is the sign-in page of a network', () => HttpResponse.html('<h1>Sign in</h1>')],
    ['is truncated', () => HttpResponse.text('{"answer":{"asOf":')],
    ['is empty', () => new HttpResponse(null)],
    ['has the format of an older build', () => HttpResponse.json(answerAt(MORNING, 'Older form'))],
    ['does not match the query', () => HttpResponse.json({ answer: { asOf: 1 }, media: [] })],
  ])('throws a ContentReadError if the lake is down and the snapshot %s', async (_, answer) => {
    server.use(lakeIsDown, http.get(SNAPSHOT_URL, answer))
    await expect(loadFirst()).rejects.toBeInstanceOf(ContentReadError)
  })

  test('times out after 7.5 seconds if lake and snapshot hang', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const hang = () => new Promise<never>(() => {})
    const snapshotRequested = Promise.withResolvers<void>()
    server.use(
      http.get(QUERY_URL, hang),
      http.get(SNAPSHOT_URL, () => {
        snapshotRequested.resolve()
        return hang()
      }),
    )
    const failure = loadFirst().catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(2500)
    await snapshotRequested.promise
    await vi.advanceTimersByTimeAsync(5000)
    await expect(failure).resolves.toBeInstanceOf(ContentReadError)
    expect(vi.getTimerCount()).toBe(0)
  })
})
