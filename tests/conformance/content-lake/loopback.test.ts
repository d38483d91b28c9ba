import { request } from 'node:http'
import { expect, test } from 'vitest'
import { useLake } from './helpers/lake.ts'

const lake = useLake()
const PATH = '/v2025-02-19/data/query/production?query=count(*)'

/** A request with headers that `fetch` would not let through. */
async function call(headers: Record<string, string>, method = 'GET') {
  const { port } = new URL(lake.url)
  return new Promise<{ status: number | undefined; headers: Record<string, unknown> }>(
    (resolve, reject) => {
      request({ host: '127.0.0.1', port, path: PATH, method, headers }, (response) => {
        response.resume()
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers }),
        )
      })
        .on('error', reject)
        .end()
    },
  )
}

test.each([
  'localhost',
  'localhost:1',
  'l0-tab.localhost:3900',
  'LOCALHOST',
  '127.0.0.1:80',
  '[::1]:3900',
])('host %s is served', async (host) => {
  expect((await call({ host })).status).toBe(200)
})

test.each([
  'example.com',
  'localhost.example.com',
  'notlocalhost',
  '127.0.0.1.example.com',
  '10.0.0.1',
  '0.0.0.0',
])('host %s is not', async (host) => {
  expect((await call({ host })).status).toBe(403)
})

test.each([
  'http://localhost:5173',
  'https://localhost',
  'http://a.localhost:1',
  'http://127.0.0.1:3333',
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
  }
})

test('a preflight is granted what it asks for, and cached', async () => {
  const { status, headers } = await call(
    {
      host: 'localhost',
      origin: 'http://localhost:3333',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-sanity-project-id',
    },
    'OPTIONS',
  )
  expect(status).toBe(204)
  expect(headers).toMatchObject({
    'access-control-allow-headers': 'content-type,x-sanity-project-id',
    'access-control-allow-methods': expect.stringContaining('POST'),
    'access-control-max-age': '600',
  })
})

test('errors have CORS headers too, so that a page can read them', async () => {
  const response = await lake.request('/v1/data/query/nowhere?query=*', {
    headers: { origin: 'http://localhost:5173' },
  })
  expect(response.status).toBe(404)
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
})

test('streams have CORS headers too: a page listens across origins', async () => {
  for (const path of ['data/listen/production?query=*', 'data/live/events/production']) {
    const aborter = new AbortController()
    const response = await lake.request(`/v2025-02-19/${path}`, {
      headers: { origin: 'http://localhost:5173' },
      signal: aborter.signal,
    })
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:5173')
    expect(response.headers.get('access-control-allow-credentials')).toBe('true')
    aborter.abort()
  }
})

test.each([
  ['/v1/ping', {}, 200],
  ['/nowhere', {}, 404],
  ['/v2025-02-19/data/query/production?query=*[', {}, 400],
  ['/v1/ping', { origin: 'https://evil.example' }, 403],
])('%s is taken for nothing but its type', async (path, headers, status) => {
  const response = await lake.request(path, { headers })
  expect(response.status).toBe(status)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})
