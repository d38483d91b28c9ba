import { once } from 'node:events'
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** Longer than any write takes on a busy machine, and shorter than the stack waits for a process to end. */
const ANSWER_TIMEOUT_MS = 60_000

/**
 * Makes a server shut down gracefully.
 *
 * Pending requests are answered first, because a client retries a write that gets no response.
 * Connections that browsers open in advance are closed: without a request, Node doesn't count them as idle.
 *
 * @returns a function that shuts the server down and resolves when the last connection is closed
 */
export function drainable(server: Server): () => Promise<void> {
  const responses = new Set<ServerResponse>()
  const sockets = new Set<Socket>()
  let isEnding = false
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  server.on('request', (_request, response) => {
    responses.add(response)
    response.on('close', () => {
      responses.delete(response)
      if (isEnding) server.closeIdleConnections()
    })
  })
  return async () => {
    isEnding = true
    const closed = once(server, 'close')
    server.close()
    const answering = new Set([...responses].map(({ socket }) => socket))
    for (const socket of sockets) if (!answering.has(socket)) socket.destroy()
    const timeout = setTimeout(() => server.closeAllConnections(), ANSWER_TIMEOUT_MS)
    await closed
    clearTimeout(timeout)
  }
}

/** Statuses for errors of the HTTP parser; the status for all other errors is 400. */
const STATUSES: Record<string, number> = {
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

/** Answers requests that Node's parser refuses. No middleware runs for them, so this sets the security headers. */
export function answerParserErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const status = STATUSES[error.code ?? ''] ?? 400
    if (!socket.writable) {
      socket.destroy()
      return
    }
    const line = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`
    socket.end(`${line}\r\n${HEADERS}\r\n\r\n`, () => socket.destroy())
  })
}
