import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Longer than any write takes on a busy machine, and shorter than the stack waits for a process to end. */
const ANSWER_TIMEOUT_MS = 60_000

/**
 * Makes a server shut down gracefully.
 *
 * Pending requests are answered first: a client that gets no response to a write would send it again.
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
