import { request } from 'node:http'
import { json } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { SITE_URL, useEmailManager } from './helpers/email-manager.ts'
import { signup } from './helpers/payloads.ts'

const service = useEmailManager()
const SIGNUP = '/api/brain/signup'

function preflight(origin: string, method = 'POST') {
  return service.request(SIGNUP, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'content-type',
    },
  })
}

describe("the site's pages", () => {
  test('may send JSON', async () => {
    const { status, headers } = await preflight(SITE_URL)
    expect(status).toBe(204)
    expect(headers.get('access-control-allow-origin')).toBe(SITE_URL)
    expect(headers.get('access-control-allow-headers')?.toLowerCase()).toBe('content-type')
    expect(headers.get('access-control-allow-methods')?.split(',')).toEqual(['GET', 'POST', 'PUT'])
  })

  test.each([
    ['an answer', signup('a@example.com'), 200],
    ['a refusal', {}, 422],
  ])('may read %s', async (_what, body, status) => {
    const response = await service.request(SIGNUP, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: SITE_URL },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(status)
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE_URL)
    expect(response.headers.get('vary')).toContain('Origin')
  })

  test('may read what a fault answers', async () => {
    await service.call('PUT', '/faults', { call: 'signup', fault: { status: 502 }, times: 1 })
    const response = await service.request(SIGNUP, {
      method: 'POST',
      headers: { Origin: SITE_URL },
    })
    expect(response.status).toBe(502)
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE_URL)
  })

  test('may not read the outbox', async () => {
    const response = await service.request('/outbox/messages', { headers: { Origin: SITE_URL } })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('other pages', () => {
  test('on this machine may not call the service', async () => {
    const { headers } = await preflight('http://localhost:1234')
    expect(headers.get('access-control-allow-origin')).toBeNull()
  })

  test.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://[::2]'])(
    'at %s are refused',
    async (origin) => {
      for (const path of [SIGNUP, '/outbox', '/faults']) {
        const response = await service.request(path, { headers: { Origin: origin } })
        expect(response.status).toBe(403)
        expect(await response.json()).toEqual({ detail: `Origin not allowed: ${origin}` })
      }
    },
  )
})

test.each(['evil.example', 'localhost.evil.example:3910', '10.0.0.1'])(
  'the name %j for this machine is refused',
  async (host) => {
    const answer = await new Promise<{ status: number | undefined; body: unknown }>(
      (resolve, reject) => {
        const call = request(`${service.url}/outbox`, { headers: { Host: host } }, (response) => {
          json(response).then(
            (body) => resolve({ status: response.statusCode, body }),
            (error: unknown) => reject(error),
          )
        })
        call.on('error', reject)
        call.end()
      },
    )
    expect(answer).toEqual({ status: 403, body: { detail: `Host not allowed: ${host}` } })
  },
)
