import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { readMessages, statusUrlOf } from './messages.ts'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const STATUS = 'https://site.test/build-status.json'

const NOTICE = {
  artefact: '/docs/india-compliance-pack.pdf',
  document: 'Kandla',
  field: 'nuances (1)',
  problem: 'The PDF can’t be made from what is published, so the last good one stays.',
  remedy: 'Shorten the text and publish.',
}

test('is read where the operator says, else in the site', () => {
  expect(statusUrlOf('https://site.test', undefined)).toBe(STATUS)
  expect(statusUrlOf('https://site.test', '')).toBe(STATUS)
  expect(statusUrlOf(undefined, 'https://builds.test/s.json')).toBe('https://builds.test/s.json')
  expect(statusUrlOf('https://site.test', 'https://builds.test/s.json')).toContain('builds')
  expect(statusUrlOf(undefined, undefined)).toBeUndefined()
})

async function messagesFor(answer: () => Response) {
  server.use(http.get(STATUS, answer))
  return await readMessages(STATUS)
}

test('names document, field and remedy of what was kept back', async () => {
  const status = { state: 'kept-back', notices: [NOTICE] }
  expect(await messagesFor(() => HttpResponse.json(status))).toEqual([
    {
      text: 'Kandla, field nuances (1): The PDF can’t be made from what is published, so the last good one stays. Shorten the text and publish.',
      document: 'Kandla',
      id: '',
    },
  ])
})

test('names the site when no document is at fault', async () => {
  const notice = { ...NOTICE, artefact: '/', document: null, field: null }
  const status = { state: 'failed', notices: [notice] }
  expect((await messagesFor(() => HttpResponse.json(status)))?.[0]?.text).toMatch(
    /^The site: The PDF/,
  )
})

test('tells what waits for a build', async () => {
  const problem = 'Your change is not on the site yet.'
  const notice = { ...NOTICE, artefact: '/', document: null, field: null, problem }
  const status = { state: 'waiting', notices: [notice] }
  const [message] = (await messagesFor(() => HttpResponse.json(status))) ?? []
  expect(message?.text).toContain('The site: Your change is not on the site yet.')
})

test('says nothing when all is well', async () => {
  expect(await messagesFor(() => HttpResponse.json({ state: 'ok', notices: [] }))).toEqual([])
})

test.each<[string, () => Response]>([
  ['no status', () => new HttpResponse(null, { status: 404 })],
  ['a page', () => HttpResponse.html('<html></html>')],
  ['no site', () => HttpResponse.error()],
])('%s is no answer', async (_, answer) => {
  expect(await messagesFor(answer)).toBeNull()
})
