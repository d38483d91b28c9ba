import * as fc from 'fast-check'
import { expect } from 'vitest'
import { hostileRequest } from './fuzz-requests.ts'
import { rawRequest, sendRaw } from './testing.ts'

/** Targets and headers that once crashed a server, or could redirect a browser elsewhere. */
const KNOWN = String.raw`/\ // /\evil.example/ //evil.example/ /%5c /%5cevil.example/ /%2f%2f
  //evil.example/%2e%2e/ /%00 /%E0%A4%A /% * evil.example:443 /..%2f..%2f /../../package.json /%2e%2e/x
  http://evil.example/contact/ http://evil.example /contact/?x=\ /contact/?x=//`.split(/\s+/)

const LONG = [`/${'a'.repeat(5000)}`, `/${'a'.repeat(20_000)}`, `/${'a/'.repeat(2000)}`]

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
 * @param runs how many random requests to send, besides the known ones
 * @returns the status of the home page afterwards
 * @throws for a request without a response, for one without security headers or with status 500, and for a
 * redirect to another host
 */
export async function statusAfterHostileRequests(
  port: number,
  securityHeaders: Record<string, string>,
  runs: number,
): Promise<number | undefined> {
  const names = [...Object.keys(securityHeaders), 'Content-Security-Policy']
  const check = async (request: string) => {
    const answer = await sendRaw(port, request)
    const absent = names.filter((name) => !answer?.headers.has(name.toLowerCase()))
    const location = answer?.headers.get('location') ?? '/'
    expect({ request, answer, absent }).toMatchObject({ absent: [] })
    expect({ request, answer }).not.toMatchObject({ answer: { status: 500 } })
    expect({ request, location }).toMatchObject({ location: expect.stringMatching(/^\/(?![/\\])/) })
  }
  for (const target of [...KNOWN, ...LONG]) await check(rawRequest(target))
  for (const request of BAD_REQUESTS) await check(request)
  await fc.assert(fc.asyncProperty(hostileRequest, check), { numRuns: runs })
  return (await sendRaw(port, rawRequest('/')))?.status
}
