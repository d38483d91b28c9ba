import { http, HttpResponse, type JsonBodyType } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { forgetKnownFacts } from './known-facts.ts'
import { LakeError } from './lake.ts'
import { loadContent } from './load.ts'
import { pageQuery } from './page-query.ts'
import { text } from './parse.ts'

const QUERY_URL = 'http://lake.test/v2025-02-19/data/query/production'
const SNAPSHOT_URL = 'http://site.test/content/contact.json'

const server = setupServer()
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' })
  // In a browser the address of the snapshot is relative to the page's own.
  const { fetch } = globalThis
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    fetch(new URL(input, 'http://site.test'), init),
  )
})
afterEach(() => {
  server.resetHandlers()
  forgetKnownFacts()
})
afterAll(() => {
  vi.unstubAllGlobals()
  server.close()
})

const query = pageQuery('contact', '{...}', { heading: text })()
const frame = { settings: null, ports: [] }
const answerAt = (asOf: string, heading: string) => ({ asOf, heading, frame })
const answerWithPhone = (emergencyPhone: unknown) => ({
  ...answerAt(MORNING, 'x'),
  frame: { ...frame, settings: { emergencyPhone } },
})
const contentAt = (asOf: string, heading: string) => query.parse(answerAt(asOf, heading))

const lakeAnswers = (result: JsonBodyType) =>
  http.get(QUERY_URL, () => HttpResponse.json({ result }))
const lakeIsDown = http.get(QUERY_URL, () => HttpResponse.error())
const snapshotHolds = (answer: JsonBodyType) =>
  http.get(SNAPSHOT_URL, () => HttpResponse.json(answer))

const MORNING = '2026-03-01T08:00:00Z'
const NOON = '2026-03-01T12:00:00Z'

const load = (shown?: ReturnType<typeof query.parse>) =>
  loadContent(query, '/contact', shown, new AbortController().signal)

describe('with content on the page', () => {
  const shown = contentAt(NOON, 'Shown')

  test('a newer answer replaces it', async () => {
    server.use(lakeAnswers(answerAt('2026-03-01T12:00:01Z', 'Newer')))
    await expect(load(shown)).resolves.toMatchObject({ heading: 'Newer' })
  })

  test('an older answer is ignored', async () => {
    server.use(lakeAnswers(answerAt(MORNING, 'Older')))
    await expect(load(shown)).resolves.toBe(shown)
  })

  test('ages are compared as times, whatever the precision of their text', async () => {
    server.use(lakeAnswers(answerAt('2026-03-01T12:00:00.000001Z', 'Same moment')))
    await expect(load(shown)).resolves.toMatchObject({ heading: 'Same moment' })
  })

  test.each([
    ['null', null],
    ['a string', 'odd'],
    ['an empty object', {}],
    ['no time', { ...answerAt(NOON, 'x'), asOf: 'yesterday' }],
    ['no frame', { asOf: NOON, heading: 'x' }],
    ['a frame of another kind', { asOf: NOON, heading: 'x', frame: 'odd' }],
  ])('an answer that is %s is refused', async (_, result) => {
    server.use(lakeAnswers(result))
    await expect(load(shown)).rejects.toBeInstanceOf(LakeError)
  })

  test('a lake that is down is refused, without asking for the snapshot', async () => {
    server.use(lakeIsDown)
    await expect(load(shown)).rejects.toBeInstanceOf(LakeError)
  })
})

describe('without content', () => {
  test('the lake is asked', async () => {
    server.use(lakeAnswers(answerAt(MORNING, 'From the lake')))
    await expect(load()).resolves.toMatchObject({ heading: 'From the lake' })
  })

  test('the snapshot serves when the lake is down', async () => {
    server.use(lakeIsDown, snapshotHolds(answerAt(MORNING, 'From the build')))
    await expect(load()).resolves.toMatchObject({ heading: 'From the build' })
  })

  test('the snapshot serves when the lake answers nonsense', async () => {
    server.use(lakeAnswers('nonsense'), snapshotHolds(answerAt(MORNING, 'From the build')))
    await expect(load()).resolves.toMatchObject({ heading: 'From the build' })
  })

  test('with neither there is a LakeError', async () => {
    server.use(
      lakeIsDown,
      http.get(SNAPSHOT_URL, () => new HttpResponse(null, { status: 404 })),
    )
    await expect(load()).rejects.toBeInstanceOf(LakeError)
  })
})

describe('the emergency number', () => {
  const phone = '+91 22 1234 5678'

  test.each([
    ['settings without one', answerWithPhone(null)],
    ['no settings', answerAt(NOON, 'x')],
    ['a national number', answerWithPhone('022 1234 5678')],
    ['something else', answerWithPhone({ number: phone })],
  ])('stays when the lake answers with %s', async (_, answer) => {
    server.use(lakeAnswers(answerWithPhone(phone)))
    const shown = await load()
    server.use(lakeAnswers({ ...answer, asOf: NOON }))
    for (const next of [await load(shown), await load()])
      expect(next).toMatchObject({ asOf: NOON, frame: { settings: { emergencyPhone: phone } } })
  })

  test('stays on a page whose snapshot has none', async () => {
    server.use(lakeAnswers(answerWithPhone(phone)))
    await load()
    server.use(lakeIsDown, snapshotHolds(answerAt(MORNING, 'From the build')))
    await expect(load()).resolves.toMatchObject({
      heading: 'From the build',
      frame: { settings: { emergencyPhone: phone } },
    })
  })
})
