/** What is no valid request, and which pages may send one. */
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { json, text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { SITE_URL, useEmailManager } from './helpers/email-manager.ts'
import { lead, PRE_ARRIVAL_DATA, signup } from './helpers/payloads.ts'

const service = useEmailManager()
const SIGNUP = '/api/brain/signup'

async function send(method: string, path: string, body: BodyInit, type = 'application/json') {
  const headers = { 'Content-Type': type }
  const response = await service.request(path, { method, headers, body })
  return { status: response.status, body: await response.json() }
}

describe.each([
  ['POST', SIGNUP],
  ['POST', '/api/brain/send'],
  ['POST', '/api/brain/confirm'],
  ['PUT', '/api/brain/preferences/a@example.com'],
  ['POST', '/api/brain/unsubscribe'],
])('%s %s', (method, path) => {
  test.each<[body: string, type: string, status: number, detail: unknown]>([
    ['{', 'application/json', 422, [{ loc: ['body', 0], type: 'json_invalid' }]],
    ['['.repeat(1000), 'application/json', 422, [{ loc: ['body', 0], type: 'json_invalid' }]],
    ['null', 'application/json', 422, [{ loc: ['body'], type: 'dict_type' }]],
    ['{}', 'text/plain', 415, 'Content-Type must be application/json'],
    ['{}', 'application/jsonp', 415, 'Content-Type must be application/json'],
    [
      `{"email":"${'x'.repeat(70_000)}"}`,
      'application/json',
      413,
      'Request body exceeds 65536 bytes',
    ],
  ])('refuses %.20j as %s with %i', async (body, type, status, detail) => {
    expect(await send(method, path, body, type)).toMatchObject({
      status,
      body: { detail },
    })
  })

  test('answers another method with those it has', async () => {
    const response = await service.request(path, { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain(method)
    expect(await response.json()).toEqual({ detail: 'Method Not Allowed' })
  })
})

test.each([
  [SIGNUP, signup('bad-key@example.com')],
  ['/api/brain/send', lead('bad-key@example.com', 'pre_arrival_request', PRE_ARRIVAL_DATA)],
])('%s refuses an idempotency key that is none', async (path, body) => {
  for (const key of ['', 'x'.repeat(256), 'with space']) {
    const search = new URLSearchParams({ idempotency_key: key }).toString()
    const detail = expect.stringContaining('idempotency_key')
    const answer = await service.call('POST', `${path}?${search}`, body)
    expect(answer).toEqual({ status: 400, body: { detail } })
  }
  expect(await service.mails('bad-key@example.com')).toEqual([])
})

test('a charset beside the content type is accepted', async () => {
  const body = JSON.stringify(signup('charset@example.com'))
  const answer = await send('POST', SIGNUP, body, 'Application/JSON; charset=utf-8')
  expect(answer.status).toBe(200)
})

test('a body that does not say its length is measured while it comes', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(10_000))
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(chunk) })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  // Fetch wants to be told that a stream is only sent, not answered meanwhile.
  const response = await service.request(SIGNUP, Object.assign(init, { duplex: 'half' }))
  expect(response.status).toBe(413)
})

test.each(['/', '/api/brain/nope', '/outbox/nope', '/outbox/messages/nope'])(
  '%s is not found',
  async (path) => {
    const response = await service.request(path)
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ detail: 'Not Found' })
  },
)

test.each([
  '/api/brain/signup HTTP/1.1\r\nHost: localhost\r\nContent-Length: nonsense\r\n',
  'no path',
  `/${'x'.repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n`,
])('what is no HTTP ends the connection, not the service (%#)', async (line) => {
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1')
  socket.end(`POST ${line}\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect((await service.request('/outbox')).status).toBe(200)
})

test('a page of the site may send JSON, one of another site on this machine may not', async () => {
  const preflight = (origin: string) =>
    service.request(SIGNUP, {
      method: 'OPTIONS',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
  const { status, headers } = await preflight(SITE_URL)
  expect(status).toBe(204)
  expect(headers.get('access-control-allow-origin')).toBe(SITE_URL)
  expect(headers.get('access-control-allow-headers')?.toLowerCase()).toBe('content-type')
  expect(headers.get('access-control-allow-methods')?.split(',')).toEqual(['GET', 'POST', 'PUT'])
  const other = await preflight('http://localhost:1234')
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
})

test.each([
  ['an answer', signup('a@example.com'), 200],
  ['a refusal', {}, 422],
  ['the answer of a fault', {}, 502],
])('a page of the site may read %s', async (_what, body, status) => {
  if (status === 502)
    await service.call('PUT', '/faults', { call: 'signup', fault: { status }, times: 1 })
  const headers = { 'Content-Type': 'application/json', Origin: SITE_URL }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await service.request(SIGNUP, init)
  expect(response.status).toBe(status)
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE_URL)
  expect(response.headers.get('vary')).toContain('Origin')
})

test('a page of the site may not read the outbox', async () => {
  const response = await service.request('/outbox/messages', { headers: { Origin: SITE_URL } })
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
})

test.each([
  ['Origin', 'https://evil.example'],
  ['Origin', 'null'],
  ['Host', 'localhost.evil.example:3910'],
])('%s %s is refused everywhere, with the reason', async (name, value) => {
  for (const path of [SIGNUP, '/outbox', '/faults']) {
    const call = request(`${service.url}${path}`, { headers: { [name]: value } }).end()
    const [response] = await once(call, 'response')
    expect(response.statusCode).toBe(403)
    expect(await json(response)).toEqual({ detail: `${name} not allowed: ${value}` })
  }
})

test('none of it is a fault of the service', () => {
  expect(service.logged).toEqual([])
})
