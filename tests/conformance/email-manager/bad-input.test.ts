import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from 'vitest'
import { useEmailManager } from './helpers/email-manager.ts'
import { signup } from './helpers/payloads.ts'

const service = useEmailManager()
const CALLS = [
  ['POST', '/api/brain/signup'],
  ['POST', '/api/brain/send'],
  ['POST', '/api/brain/confirm'],
  ['PUT', '/api/brain/preferences/a@example.com'],
  ['POST', '/api/brain/unsubscribe'],
] as const

async function post(method: string, path: string, body: BodyInit, type = 'application/json') {
  const headers = { 'Content-Type': type }
  const response = await service.request(path, { method, headers, body })
  return { status: response.status, body: await response.json() }
}

describe.each(CALLS)('%s %s', (method, path) => {
  test.each(['', '{', 'undefined', '{"a":1}}', '['.repeat(1000), '\u0000'])(
    'refuses %j, which is no JSON',
    async (body) => {
      expect(await post(method, path, body)).toEqual({
        status: 422,
        body: {
          detail: [{ loc: ['body', 0], msg: 'JSON decode error', type: 'json_invalid' }],
        },
      })
    },
  )

  test.each(['null', '7', '"text"'])('refuses %s, which is no object', async (body) => {
    expect(await post(method, path, body)).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ['body'], type: 'dict_type' }] },
    })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'refuses the content type %j',
    async (type) => {
      expect(await post(method, path, '{}', type)).toEqual({
        status: 415,
        body: { detail: 'Content-Type must be application/json' },
      })
    },
  )

  test('refuses a body that is too long, before reading it', async () => {
    expect(await post(method, path, `{"email":"${'x'.repeat(70_000)}"}`)).toEqual({
      status: 413,
      body: { detail: 'Request body exceeds 65536 bytes' },
    })
  })

  test('answers another method with those it has', async () => {
    const response = await service.request(path, { method: 'DELETE' })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toContain(method)
    expect(await response.json()).toEqual({ detail: 'Method Not Allowed' })
  })
})

test('a charset beside the content type is accepted', async () => {
  const body = JSON.stringify(signup('charset@example.com'))
  const answer = await post('POST', '/api/brain/signup', body, 'Application/JSON; charset=utf-8')
  expect(answer.status).toBe(200)
})

test('a body that does not say its length is measured while it comes', async () => {
  const chunk = new TextEncoder().encode('x'.repeat(10_000))
  const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(chunk) })
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }
  // Fetch wants to be told that a stream is only sent, not answered meanwhile.
  const response = await service.request(
    '/api/brain/signup',
    Object.assign(init, { duplex: 'half' }),
  )
  expect(response.status).toBe(413)
})

test.each(['/', '/api', '/api/brain', '/api/brain/nope', '/outbox/nope', '/outbox/messages/nope'])(
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
  const answer = await text(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect((await service.request('/outbox')).status).toBe(200)
})

test('none of it is a fault of the service', () => {
  expect(service.logged).toEqual([])
})
