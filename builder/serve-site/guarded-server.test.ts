import { once } from 'node:events'
import type { Server } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createGuardedServer, targetOf } from './guarded-server.ts'
import { portOf, rawRequest, sendRaw } from '../../tests/helpers/hostile-requests.ts'

let server: Server

beforeAll(async () => {
  server = createGuardedServer(
    'The test',
    { 'X-Secure': 'yes' },
    (_request, response, { pathname }) => {
      if (pathname === '/fail') throw new Error('out of order')
      if (pathname === '/fail-late') {
        response.write('part')
        throw new Error('out of order')
      }
      response.end('ok')
    },
  )
  server.listen(0, 'localhost')
  await once(server, 'listening')
})
afterAll(() => server.close())
afterEach(() => vi.restoreAllMocks())

const ask = async (target: string, headers: string[] = [], method = 'GET') =>
  await sendRaw(portOf(server), rawRequest(target, headers, method))

test('logs an error, answers 500 and keeps running', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = await ask('/fail')
  expect(answer?.status).toBe(500)
  expect(answer?.headers.get('x-secure')).toBe('yes')
  expect(answer?.headers.get('content-security-policy')).toContain("default-src 'none'")
  await ask('/fail-late')
  expect(errors.mock.calls.map(([text]) => String(text))).toEqual([
    'The test failed to answer GET /fail:',
    'The test failed to answer GET /fail-late:',
  ])
  expect((await ask('/'))?.body).toContain('ok')
})

test.each([
  ['/', [], 'POST', 405],
  ['*', [], 'OPTIONS', 405],
  ['/\\', [], 'GET', 400],
  ['/%00', [], 'GET', 400],
  ['*', [], 'GET', 400],
  ['/', ['Upgrade: websocket', 'Connection: upgrade'], 'GET', 200],
])(
  '%.40s with headers %j and method %s is answered with %i',
  async (target, headers, method, status) => {
    const answer = await ask(target, headers, method)
    expect(answer?.status).toBe(status)
    expect(answer?.headers.get('x-secure')).toBe('yes')
  },
)

test('parses an absolute URL to its path and query', () => {
  expect(targetOf('http://site.example/contact?a=1?b')).toEqual({
    pathname: '/contact',
    search: '?a=1?b',
  })
  expect(targetOf('/contact')).toEqual({ pathname: '/contact', search: '' })
  expect(targetOf('//contact')).toEqual({ pathname: '//contact', search: '' })
})
