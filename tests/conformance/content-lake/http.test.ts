/** Invalid requests, and access: pages and programs on this machine may send requests, others may not. */
import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { expect, test } from 'vitest'
import { clientOf, refusal, useLake } from './helpers/lake.ts'

const lake = useLake()
const QUERY = '/v2025-02-19/data/query/production?query=count(*)'
const PAGE_ORIGIN = 'http://localhost:5173'

/** Sends a request with headers that `fetch` does not allow. */
async function sendQuery(headers: Record<string, string>, method = 'GET') {
  const { port } = new URL(lake.url)
  const request = httpRequest({ host: '127.0.0.1', port, path: QUERY, method, headers }).end()
  const [response] = await once(request, 'response')
  response.resume()
  return { status: Number(response.statusCode), headers: response.headers }
}

test.each([
  ['GET', '/'],
  ['GET', '/v1/nothing'],
  ['PUT', '/v1/data/query/production'],
])('answers 404 to %s %s, and logs the request', async (method, url) => {
  const response = await lake.request(url, { method })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
  expect(lake.logged).toContain(`No route for ${method} ${url}`)
})

test.each([
  ['localhost', 200],
  ['any-name.localhost:3900', 200],
  ['127.0.0.1:80', 200],
  ['[::1]:3900', 200],
  ['example.com', 403],
  ['localhost.example.com', 403],
  ['127.0.0.1.example.com', 403],
])('a request to the host %s gets status %i', async (host, status) => {
  expect((await sendQuery({ host })).status).toBe(status)
})

test.each([PAGE_ORIGIN, 'https://localhost', 'http://[::1]:1'])(
  'a page of %s may read with credentials',
  async (origin) => {
    const { status, headers } = await sendQuery({ host: 'localhost', origin })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    })
  },
)

test.each(['http://localhost.example.com', 'null', 'http://localhost@example.com'])(
  'a page of %s may not read',
  async (origin) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { status, headers } = await sendQuery({ host: 'localhost', origin }, method)
      expect(status).toBe(403)
      expect(headers).not.toHaveProperty('access-control-allow-origin')
      expect(headers['x-content-type-options']).toBe('nosniff')
    }
  },
)

test.each([
  ['/v2025-02-19/data/query/production?query=*[', 400],
  ['/v2025-02-19/data/listen/production?query=*', 200],
  ['/v2025-02-19/data/live/events/production', 200],
])('a page can read the response to %s', async (path, status) => {
  const aborter = new AbortController()
  const init = { headers: { origin: PAGE_ORIGIN }, signal: aborter.signal }
  const response = await lake.request(path, init)
  expect(response.status).toBe(status)
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE_ORIGIN)
  expect(response.headers.get('access-control-allow-credentials')).toBe('true')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  aborter.abort()
})

test('refuses a client of another project, but not a request that names no project', async () => {
  const client = clientOf(lake.url, 'production').withConfig({ projectId: 'typo1234' })
  for (const attempt of [client.fetch('*'), client.datasets.list()]) {
    const { statusCode, message } = await refusal(attempt)
    expect([statusCode, message]).toEqual([404, 'Not Found - Project not found: "typo1234"'])
  }
  // The site's pages omit `X-Sanity-Project-Id`, so that the browser sends no preflight request.
  expect((await lake.request(QUERY)).status).toBe(200)
})
