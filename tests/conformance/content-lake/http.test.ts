/** What is no valid request, and who may send one: pages and programs of this machine. */
import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()
const QUERY = '/v2025-02-19/data/query/production?query=count(*)'
const PAGE = 'http://localhost:5173'

/** A request with headers that `fetch` would not let through. */
async function call(headers: Record<string, string>, method = 'GET') {
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
])('%s %s is no route, and logged', async (method, url) => {
  const response = await lake.request(url, { method })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
  expect(lake.logged).toContain(`No route for ${method} ${url}`)
})

test('a body above the limit is read to its end: the connection serves the next request', async () => {
  const path = `${lake.url}/v2025-02-19/data/mutate/production`
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const length = 5_000_000
  const request = httpRequest(path, {
    method: 'POST',
    agent,
    headers: { 'Content-Type': 'application/json', 'Content-Length': length },
  })
  const answer = once(request, 'response')
  let isAnswered = false
  request.once('response', () => (isAnswered = true))
  request.write('x'.repeat(length - 1))
  await (await lake.request(QUERY)).json()
  expect(isAnswered).toBe(false)
  request.end('x')
  const [response] = await answer
  expect(response.statusCode).toBe(413)
  await text(response)

  const next = httpRequest(path, { agent }).end()
  const [answered] = await once(next, 'response')
  await text(answered)
  expect(next.reusedSocket).toBe(true)
  agent.destroy()
})

test.each([
  ['localhost', 200],
  ['l0-tab.localhost:3900', 200],
  ['127.0.0.1:80', 200],
  ['[::1]:3900', 200],
  ['example.com', 403],
  ['localhost.example.com', 403],
  ['127.0.0.1.example.com', 403],
])('the host %s is answered with %i', async (host, status) => {
  expect((await call({ host })).status).toBe(status)
})

test.each([PAGE, 'https://localhost', 'http://[::1]:1'])(
  'a page of %s may read with credentials',
  async (origin) => {
    const { status, headers } = await call({ host: 'localhost', origin })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      vary: expect.stringContaining('Origin'),
    })
  },
)

test.each([
  'https://example.com',
  'http://localhost.example.com',
  'null',
  'http://localhost@example.com',
])('a page of %s may not', async (origin) => {
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    const { status, headers } = await call({ host: 'localhost', origin }, method)
    expect(status).toBe(403)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test.each([
  ['/v2025-02-19/data/query/production?query=*[', 400],
  ['/v2025-02-19/data/listen/production?query=*', 200],
  ['/v2025-02-19/data/live/events/production', 200],
])('a page can read %s, error or stream', async (path, status) => {
  const aborter = new AbortController()
  const init = { headers: { origin: PAGE }, signal: aborter.signal }
  const response = await lake.request(path, init)
  expect(response.status).toBe(status)
  expect(response.headers.get('access-control-allow-origin')).toBe(PAGE)
  expect(response.headers.get('access-control-allow-credentials')).toBe('true')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  aborter.abort()
})
