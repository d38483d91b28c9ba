/**
 * An HTTP server that no request can crash. Every request that Node can parse gets a response with security headers;
 * Node itself refuses all other requests.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** A request target: a path that begins with a slash, and the query, which is empty or begins with `?`. */
type Target = { pathname: string; search: string }

export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
) => void | Promise<void>

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
    else if (target === null) sendBare(response, 400)
    else await answer(request, response, target)
  }

  // The site server needs no Host header, and Node’s own refusal lacks the security headers.
  return createServer({ requireHostHeader: false }, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(`${name} failed to answer ${request.method} ${request.url}:`, error)
      if (response.headersSent) response.destroy()
      else sendBare(response, 500)
    })
  })
}

/** Sends a response with a status and security headers: no body, not cacheable. */
export function sendBare(
  response: ServerResponse,
  status: number,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, {
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Content-Length': '0',
    ...headers,
  })
  response.end()
}

/**
 * Parses a request's target; an absolute URL counts as its path.
 *
 * @returns null for an invalid path: one with a backslash, which browsers treat as a slash, or with
 * characters or escapes that RFC 3986 forbids
 */
function targetOf(url: string): Target | null {
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

/**
 * Serves on loopback until SIGINT or SIGTERM.
 *
 * @param name of what is served, for messages: "The site"
 */
export function runServer(server: Server, name: string, port: number): void {
  server.on('error', (error) => {
    console.error(`${name} can't be served on port ${port}: ${error.message}`)
    process.exit(1)
  })
  server.listen(port, 'localhost', () => console.log(`${name}: http://localhost:${port}`))

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
}
