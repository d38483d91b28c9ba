/** An HTTP server that no request can crash: every request gets a response, with security headers. */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http'
import type { Socket } from 'node:net'

/** A request target: a path that begins with one slash, and the query with its `?`, or empty. */
export type Target = { pathname: string; search: string }

export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
) => void | Promise<void>

/** Statuses for errors of the HTTP parser; all others are bad requests. */
const PARSER_REFUSALS: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/**
 * Calls `answer` for `GET` and `HEAD` of well-formed targets and refuses everything else. If `answer`
 * throws, that request gets status 500 and a line is logged.
 *
 * @param name of the server, for the log
 * @param securityHeaders headers of every response
 */
export function createGuardedServer(
  name: string,
  securityHeaders: Record<string, string>,
  answer: Answer,
): Server {
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [header, value] of Object.entries(securityHeaders)) response.setHeader(header, value)
    const target = targetOf(request.url ?? '')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      sendBare(response, 405, { Allow: 'GET, HEAD' })
    else if (target === null || !hasHost(request)) sendBare(response, 400)
    else await answer(request, response, target)
  }

  // Checked here and not by Node, so that the response has security headers.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(`${name} failed to answer ${request.method} ${request.url}:`, error)
      if (response.headersSent) response.destroy()
      else sendBare(response, 500)
    })
  })
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    for (const [header, value] of Object.entries(securityHeaders)) response.setHeader(header, value)
    sendBare(response, 417)
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable)
      socket.write(refusal(PARSER_REFUSALS[error.code ?? ''] ?? 400, securityHeaders))
    socket.destroySoon()
  })
  // Without this, Node closes the connection of a `CONNECT` without a response.
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy())
    socket.write(refusal(405, { ...securityHeaders, Allow: 'GET, HEAD' }))
    socket.destroySoon()
  })
  return server
}

/**
 * Sends a response with only a status: no body, not cacheable. Headers set for another response, such as a
 * file's type, are removed; security headers stay.
 */
export function sendBare(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  for (const header of response.getHeaderNames())
    if (/^(accept-ranges|content-|etag|last-modified|vary)/.test(header))
      response.removeHeader(header)
  response.writeHead(status, { ...BARE, ...headers, 'Content-Length': '0' }).end()
}

const BARE = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The same for a connection whose request could not be parsed. */
function refusal(status: number, headers: Record<string, string>): string {
  const lines = Object.entries({ ...BARE, ...headers, 'Content-Length': '0', Connection: 'close' })
  const text = lines.map(([header, value]) => `${header}: ${value}\r\n`).join('')
  return `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${text}\r\n`
}

/**
 * Parses a request's target; an absolute URL counts as its path.
 *
 * @returns null for an invalid path: one with a backslash, which browsers treat as a slash, or with
 * characters or escapes that RFC 3986 forbids
 */
export function targetOf(url: string): Target | null {
  const target = url.replace(/^https?:\/\/[^/?]*/i, '')
  const [, pathname = '', search = ''] = /^(\/[^?]*)(\?.*)?$/.exec(target) ?? []
  if (pathname === '' || /[^!-~]|\\/.test(target) || !isDecodable(pathname)) return null
  return { pathname, search }
}

function isDecodable(pathname: string): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0')
  } catch {
    // An invalid escape, or one whose bytes are not UTF-8.
    return false
  }
}

/** RFC 9112, 3.2: an HTTP/1.1 request must have a Host header. */
function hasHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host !== undefined || httpVersion === '1.0'
}

/**
 * Serves on loopback until SIGINT or SIGTERM, which closes all connections.
 *
 * @param name of what is served, for messages: "The site"
 */
export function runServer(server: Server, name: string, port: number): void {
  server.on('error', (error) => {
    console.error(`${name} can't be served on port ${port}: ${error.message}`)
    process.exit(1)
  })
  server.listen(port, 'localhost', () => console.log(`${name}: http://localhost:${port}`))

  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      server.close(() => process.exit(0))
      server.closeAllConnections()
    })
}
