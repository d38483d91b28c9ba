import { expect } from 'vitest'
import { connect } from 'node:net'

/** Request targets that once crashed a server, or could make it redirect the browser to another host. */
const TARGETS = String.raw`/\ // /\evil.example/ //evil.example/ /%5c /%5cevil.example/ /%2f%2f
  /%5cevil.example/index.html //evil.example/%2e%2e/ /%00 /%E0%A4%A /% * evil.example:443
  /..%2f..%2f /../../package.json /%2e%2e/x http://evil.example/contact/ http://evil.example
  /contact/?x=\ /contact/?x=//`.split(/\s+/)

const LONG_TARGETS = [`/${'a'.repeat(5000)}`, `/${'a'.repeat(20_000)}`, `/${'a/'.repeat(2000)}`]

const BAD_REQUESTS = [
  rawRequest('/', ['Range: bytes=5-2']),
  rawRequest('/', ['Host: second']),
  rawRequest('/', ['Expect: a miracle']),
  rawRequest('/', ['Upgrade: websocket', 'Connection: upgrade']),
  rawRequest('/', ['Content-Length: 4'], 'POST'),
  rawRequest('evil.example:443', [], 'CONNECT'),
  rawRequest('*', [], 'OPTIONS'),
  rawRequest('/', [], 'TRACE'),
  'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: localhost\r\nno header\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000',
]

/**
 * Sends hostile requests to a static server one after another.
 *
 * @param securityHeaders headers that each response must have
 * @returns the status of the home page afterwards
 * @throws if a response is missing, lacks a security header, has status 500 or redirects to another host
 */
export async function homeStatusAfterHostileRequests(
  port: number,
  securityHeaders: Record<string, string>,
): Promise<number | undefined> {
  const names = [...Object.keys(securityHeaders), 'Content-Security-Policy']
  const check = async (request: string) => {
    const response = await sendRaw(port, request)
    // Node closes the connection of a CONNECT request if the server has no listener for it.
    if (response === null && request.startsWith('CONNECT ')) return
    if (response === null) throw new Error(`No response to ${JSON.stringify(request)}`)
    // Node itself responds to malformed requests and to unknown expectations (status 417), without our headers.
    // Node's responses to malformed requests have no Date header.
    if (!response.headers.has('date') || response.status === 417) return
    const missing = names.filter((name) => !response.headers.has(name.toLowerCase()))
    const location = response.headers.get('location') ?? '/'
    expect({ request, response, missing }).toMatchObject({ missing: [] })
    expect({ request, response }).not.toMatchObject({ response: { status: 500 } })
    expect({ request, location }).toMatchObject({ location: expect.stringMatching(/^\/(?![/\\])/) })
  }
  for (const target of [...TARGETS, ...LONG_TARGETS]) await check(rawRequest(target))
  for (const request of BAD_REQUESTS) await check(request)
  return (await sendRaw(port, rawRequest('/')))?.status
}

type RawResponse = { status: number; headers: Map<string, string>; body: string }

/**
 * Sends bytes to a local port and reads until the server closes the connection.
 *
 * @returns the final response, after any `100 Continue`; null if the connection closed without a response
 */
export async function sendRaw(port: number, bytes: string): Promise<RawResponse | null> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const socket = connect(port, 'localhost')
  let text = ''
  socket.setEncoding('latin1')
  socket.on('data', (chunk) => (text += chunk.toString()))
  socket.on('error', () => resolve())
  socket.on('close', () => resolve())
  socket.write(bytes, 'latin1')
  await promise
  return parse(text)
}

function parse(text: string): RawResponse | null {
  const [head = '', ...rest] = text
    .replace(/^HTTP\/1\.1 100 Continue\r\n\r\n/, '')
    .split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const status = /^HTTP\/1\.1 ([1-5]\d\d) /.exec(statusLine)?.[1]
  if (status === undefined) return null
  const headers = lines.map((line): [string, string] => {
    const [name = '', ...value] = line.split(': ')
    return [name.toLowerCase(), value.join(': ')]
  })
  return { status: Number(status), headers: new Map(headers), body: rest.join('\r\n\r\n') }
}

/** The text of an HTTP request after which the server closes the connection. */
export function rawRequest(target: string, headers: string[] = [], method = 'GET'): string {
  const lines = [`${method} ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers]
  return `${lines.join('\r\n')}\r\n\r\n`
}

/** The port that a server listens on. */
export function portOf(server: { address(): unknown }): number {
  const address = server.address()
  if (
    typeof address === 'object' &&
    address &&
    'port' in address &&
    typeof address.port === 'number'
  )
    return address.port
  throw new Error('The server does not listen on a port')
}
