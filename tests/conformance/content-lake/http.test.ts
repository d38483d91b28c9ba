/** What is no valid request, and who may send one: pages and programs of this machine. */
import { once } from 'node:events'
import { Agent, request as httpRequest } from 'node:http'
import { connect } from 'node:net'
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
  ['GET', '/v1/data/mutate/production'],
  ['PUT', '/v1/data/query/production'],
])('%s %s is no route, and logged', async (method, url) => {
  const response = await lake.request(url, { method })
  expect(response.status).toBe(404)
  expect(await response.json()).toMatchObject({ statusCode: 404, error: 'Not Found' })
  expect(lake.logged).toContain(`No route for ${method} ${url}`)
})

test.each([
  ['GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: nonsense', 400],
  ['no HTTP', 400],
  [`GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost`, 431],
])('what is no HTTP is refused with security headers (%#)', async (head, status) => {
  const socket = connect(Number(new URL(lake.url).port), '127.0.0.1')
  socket.end(`${head}\r\n\r\n`)
  const answer = await text(socket)
  expect(answer).toContain(`HTTP/1.1 ${status} `)
  expect(answer).toContain('X-Content-Type-Options: nosniff')
  expect(answer).toContain('Cross-Origin-Resource-Policy: same-origin')
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
  ['LOCALHOST', 200],
  ['127.0.0.1:80', 200],
  ['[::1]:3900', 200],
  ['example.com', 403],
  ['localhost.example.com', 403],
  ['notlocalhost', 403],
  ['127.0.0.1.example.com', 403],
  ['10.0.0.1', 403],
])('the host %s is answered with %i', async (host, status) => {
  expect((await call({ host })).status).toBe(status)
})

test.each([
  PAGE,
  'https://localhost',
  'http://a.localhost:1',
  'http://127.0.0.1:1',
  'http://[::1]:1',
])('a page of %s may read with credentials', async (origin) => {
  const { status, headers } = await call({ host: 'localhost', origin })
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    vary: expect.stringContaining('Origin'),
  })
})

test.each([
  'https://example.com',
  'http://localhost.example.com',
  'null',
  'file://',
  'http://localhost@example.com',
  'http://example.com/http://localhost',
])('a page of %s may not', async (origin) => {
  for (const method of ['GET', 'POST', 'OPTIONS']) {
    const { status, headers } = await call({ host: 'localhost', origin }, method)
    expect(status).toBe(403)
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers['x-content-type-options']).toBe('nosniff')
  }
})

test('a preflight is granted what it asks for, and cached', async () => {
  const asked = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,x-sanity-project-id',
  }
  const { status, headers } = await call({ host: 'localhost', origin: PAGE, ...asked }, 'OPTIONS')
  expect(status).toBe(204)
  expect(headers).toMatchObject({
    'access-control-allow-headers': 'content-type,x-sanity-project-id',
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-max-age': '600',
  })
})

test.each([
  ['/v1/data/query/nowhere?query=*', 404],
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

// As @sanity/client's validators.ts: /^[a-z0-9._-]{1,75}$/i
test.each([
  ['site.build-1_a', 200],
  ['', 400],
  ['two words', 400],
  ['ä', 400],
  ['x'.repeat(76), 400],
])('the tag %j is answered with %i', async (tag, status) => {
  const search = new URLSearchParams({ query: '1', tag }).toString()
  expect((await lake.request(`/v1/data/query/production?${search}`)).status).toBe(status)
})
