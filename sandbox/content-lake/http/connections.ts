import { once } from 'node:events'
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Longer than any write takes on a busy machine, and shorter than `npm start` waits before it kills the lake. */
const RESPONSE_TIMEOUT_MS = 60_000

/**
 * Prepares a server for a graceful shutdown.
 *
 * The shutdown waits for pending responses, because a client would repeat a write that gets no response. It also closes
 * connections that browsers opened in advance: `server.close()` does not close a connection that has sent no request.
 *
 * @returns a function that shuts the server down and resolves when the last connection is closed
 */
export function prepareShutdown(server: Server): () => Promise<void> {
  const responses = new Set<ServerResponse>()
  const sockets = new Set<Socket>()
  let isShuttingDown = false
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('request', (_request, response) => {
    responses.add(response)
    response.on('close', () => {
      responses.delete(response)
      if (isShuttingDown) server.closeIdleConnections()
    })
  })
  return async () => {
    isShuttingDown = true
    const closed = once(server, 'close')
    server.close()
    const busySockets = new Set([...responses].map(({ socket }) => socket))
    for (const socket of sockets) if (!busySockets.has(socket)) socket.destroy()
    const timeout = setTimeout(() => server.closeAllConnections(), RESPONSE_TIMEOUT_MS)
    await closed
    clearTimeout(timeout)
  }
}

/** Statuses for errors of the HTTP parser; the status for all other errors is 400. */
const PARSER_ERROR_STATUSES: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

const HEADERS = [
  'X-Content-Type-Options: nosniff',
  'Cross-Origin-Resource-Policy: same-origin',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'Cache-Control: no-store',
  'Content-Length: 0',
  'Connection: close',
].join('\r\n')

/** Responds to requests that Node's parser refuses. No middleware runs for them, so this sets the security headers. */
export function answerParserErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = PARSER_ERROR_STATUSES[error.code ?? ''] ?? 400
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const line = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`
    socket.end(`${line}\r\n${HEADERS}\r\n\r\n`, () => socket.destroy())
  })
}
