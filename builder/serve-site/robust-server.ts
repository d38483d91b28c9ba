/**
 * An HTTP server that no request can crash. Every request that Node passes on gets a response with security headers;
 * Node itself refuses requests with bad syntax, with the method `CONNECT` or with an unknown `Expect` header.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/** A request target: a path that begins with a slash, and the query, which is empty or begins with `?`. */
type Target = { pathname: string; search: string }

type RequestHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  target: Target,
) => void | Promise<void>

/**
 * Calls `handle` for `GET` and `HEAD` requests with a well-formed target, and refuses all other requests. If `handle`
 * throws, the request gets status 500 and the error is logged.
 *
 * @param name name of the server, for the log
 * @param securityHeaders headers of every response
 */
export function createRobustServer(
  name: string,
  securityHeaders: Record<string, string>,
  handle: RequestHandler,
): Server {
  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [header, value] of Object.entries(securityHeaders)) response.setHeader(header, value)
    const target = targetOf(request.url ?? '')
    if (request.method !== 'GET' && request.method !== 'HEAD')
      sendEmptyResponse(response, 405, { Allow: 'GET, HEAD' })
    else if (target === null) sendEmptyResponse(response, 400)
    else await handle(request, response, target)
  }

  // Requests without a Host header are answered too: Node’s own refusal would lack the security headers.
  return createServer({ requireHostHeader: false }, (request, response) => {
    respond(request, response).catch((error: unknown) => {
      console.error(`${name} failed to answer ${request.method} ${request.url}:`, error)
      if (response.headersSent) response.destroy()
      else sendEmptyResponse(response, 500)
    })
  })
}

/** Sends a status without a body. Browsers don't cache the response. */
export function sendEmptyResponse(
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
 * Parses a request's target. The origin of an absolute URL is ignored.
 *
 * @returns null if the target does not begin with a slash, if it contains a backslash (which browsers treat as a slash)
 * or anything but visible ASCII, or if its path can't be decoded as UTF-8 or contains NUL
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
 * @param name what is served, for messages, such as "The site"
 */
export function runServer(server: Server, name: string, port: number): void {
  server.on('error', (error) => {
    console.error(`${name} can't be served on port ${port}: ${error.message}`)
    process.exit(1)
  })
  server.listen(port, 'localhost', () => console.log(`${name}: http://localhost:${port}`))

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0))
}
