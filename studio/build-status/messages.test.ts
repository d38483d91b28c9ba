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
  problem: 'The PDF can’t be made from what is published, so the site keeps the last good PDF.',
  remedy: 'Undo the last change and publish.',
}

const NO_DOCUMENT = { artefact: '/', document: null, field: null }

test('the status is read from the configured URL, or from the site', () => {
  expect(statusUrlOf('https://site.test', undefined)).toBe(STATUS)
  expect(statusUrlOf(undefined, 'https://builds.test/s.json')).toBe('https://builds.test/s.json')
  expect(statusUrlOf(undefined, undefined)).toBeUndefined()
})

async function messagesFor(respond: () => Response) {
  server.use(http.get(STATUS, respond))
  return await readMessages(STATUS)
}

test('a message names document and field, or else the site; then the problem and the remedy', async () => {
  // `kept-back`: the build has published everything except for what the notices name.
  const status = { state: 'kept-back', notices: [NOTICE, { ...NOTICE, ...NO_DOCUMENT }] }
  expect(await messagesFor(() => HttpResponse.json(status))).toEqual([
    {
      text: 'Kandla, field nuances (1): The PDF can’t be made from what is published, so the site keeps the last good PDF. Undo the last change and publish.',
      document: 'Kandla',
      id: '',
    },
    expect.objectContaining({ text: expect.stringMatching(/^The site: The PDF/), document: '' }),
  ])
})

test.each<[string, () => Response]>([
  ['a missing status', () => new HttpResponse(null, { status: 404 })],
  ['an HTML page in place of the status', () => HttpResponse.html('<html></html>')],
  ['an unreachable site', () => HttpResponse.error()],
])('returns null for %s', async (_, respond) => {
  expect(await messagesFor(respond)).toBeNull()
})
