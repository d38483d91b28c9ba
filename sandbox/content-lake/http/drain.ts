import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** More than any write takes; a request that takes longer is waiting for something else. */
const PATIENCE_MS = 5000

/**
 * Make a server's end a gentle one.
 *
 * What has been asked is answered first: a client that does not hear of a write which was made
 * sends it once more. Event streams have no end of their own and are cut off; listeners come back.
 * So are connections that browsers open in advance, on which nothing was asked: to Node they are not idle.
 *
 * @returns what ends the server; it resolves when the last connection is closed
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
    for (const response of responses) if (isEventStream(response)) response.destroy()
    const answering = new Set([...responses].map(({ socket }) => socket))
    for (const socket of sockets) if (!answering.has(socket)) socket.destroy()
    const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    await closed
    clearTimeout(patience)
  }
}

function isEventStream(response: ServerResponse): boolean {
  return String(response.getHeader('content-type')).startsWith('text/event-stream')
}
