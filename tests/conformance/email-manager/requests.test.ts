/** The email-manager refuses invalid requests, and requests from pages of other sites. */
import { once } from 'node:events'
import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import {
  lead,
  PRE_ARRIVAL_DATA,
  signupBody,
  SITE_URL,
  useEmailManager,
} from './helpers/email-manager.ts'

const service = useEmailManager()
const SIGNUP = '/api/brain/signup'

test.each<[name: string, body: string, type: string, status: number, detail: unknown]>([
  ['invalid JSON', '{', 'application/json', 422, [{ loc: ['body', 0], type: 'json_invalid' }]],
  ['null', 'null', 'application/json', 422, [{ loc: ['body'] }]],
  ['text', '{}', 'text/plain', 415, 'Content-Type must be application/json'],
  ['70 KB', `"${'x'.repeat(70_000)}"`, 'application/json', 413, 'Request body exceeds 65536 bytes'],
])('refuses a body of %s', async (_name, body, type, status, detail) => {
  const headers = { 'Content-Type': type }
  const response = await service.request(SIGNUP, { method: 'POST', headers, body })
  expect(response.status).toBe(status)
  expect(await response.json()).toMatchObject({ detail })
})

test.each([
  [SIGNUP, signupBody('bad-key@example.com')],
  ['/api/brain/send', lead('bad-key@example.com', 'pre_arrival_request', PRE_ARRIVAL_DATA)],
])('%s refuses an invalid idempotency key', async (path, body) => {
  for (const key of ['', 'x'.repeat(256), 'with space']) {
    const search = new URLSearchParams({ idempotency_key: key }).toString()
    const detail = expect.stringContaining('idempotency_key')
    const answer = await service.call('POST', `${path}?${search}`, body)
    expect(answer).toEqual({ status: 400, body: { detail } })
  }
  expect(await service.mails('bad-key@example.com')).toEqual([])
})

test('a page of the site may send JSON; a page of another site on this machine may not', async () => {
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
  [200, signupBody('a@example.com')],
  [422, {}],
  [502, {}],
])('a page of the site may read a %i response, but not the outbox', async (status, body) => {
  if (status === 502)
    await service.call('PUT', '/faults', { call: 'signup', fault: { status }, times: 1 })
  const headers = { 'Content-Type': 'application/json', Origin: SITE_URL }
  const init = { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await service.request(SIGNUP, init)
  expect(response.status).toBe(status)
  expect(response.headers.get('access-control-allow-origin')).toBe(SITE_URL)
  expect(response.headers.get('vary')).toContain('Origin')
  const outbox = await service.request('/outbox/messages', { headers: { Origin: SITE_URL } })
  expect(outbox.headers.get('access-control-allow-origin')).toBeNull()
})

test.each([
  ['Origin', 'https://evil.example'],
  ['Host', 'localhost.evil.example:3910'],
])('%s %s is refused everywhere, with the reason', async (name, value) => {
  for (const path of [SIGNUP, '/outbox', '/faults']) {
    const call = request(`${service.url}${path}`, { headers: { [name]: value } }).end()
    const [response] = await once(call, 'response')
    expect(response.statusCode).toBe(403)
    expect(await json(response)).toEqual({ detail: `${name} not allowed: ${value}` })
  }
})
