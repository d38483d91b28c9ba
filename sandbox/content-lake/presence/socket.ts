import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { isLoopbackHost, isLoopbackOrigin } from '../http/checks.ts'
import { userFromHeaders } from '../http/user.ts'
import type { Lake } from '../store/lake.ts'
import { PresenceRoom } from './room.ts'

const PATH = /^\/v[^/]+\/socket\/(?<dataset>[^/?]+)(?:\?|$)/
/** Without heartbeats, the client would consider the connection lost. */
const HEARTBEAT = '♥'
const HEARTBEAT_MS = 5000
const MAX_MESSAGE_BYTES = 64 * 1024
/** A connection with more unsent bytes is closed. */
const MAX_UNSENT_BYTES = 1024 * 1024

/**
 * Serves `WS /socket/:dataset`, with one room for each dataset.
 *
 * The same-origin policy does not cover WebSockets, so the origin is checked here, as it is for HTTP requests.
 *
 * @returns a function that closes every connection
 */
export function servePresence(server: Server, lake: Lake): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const rooms = new Map<string, PresenceRoom>()
  server.on('upgrade', (request, socket, head) => {
    const refusal = refusalOf(request)
    const dataset = PATH.exec(request.url ?? '')?.groups?.['dataset']
    if (refusal !== null) respondWithStatus(socket, refusal)
    else if (dataset === undefined || !lake.has(dataset)) respondWithStatus(socket, '404 Not Found')
    else {
      const room = rooms.get(dataset) ?? new PresenceRoom()
      rooms.set(dataset, room)
      const { id } = userFromHeaders(lake, request.headers)
      sockets.handleUpgrade(request, socket, head, (connection) => joinRoom(room, id, connection))
    }
  })
  return () => {
    for (const connection of sockets.clients) connection.terminate()
    sockets.close()
  }
}

/** Status for a refused request; null if the request is allowed. */
function refusalOf({ headers: { host = '', origin } }: IncomingMessage): string | null {
  const isAllowed = origin === undefined || isLoopbackOrigin(origin)
  return isLoopbackHost(host) && isAllowed ? null : '403 Forbidden'
}

function respondWithStatus(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function joinRoom(room: PresenceRoom, userId: string, connection: WebSocket): void {
  const send = (text: string) => {
    if (connection.bufferedAmount > MAX_UNSENT_BYTES) connection.terminate()
    else connection.send(text)
  }
  const member = room.join(userId, send)
  const heartbeat = setInterval(() => send(HEARTBEAT), HEARTBEAT_MS)
  // Without a listener, an error event would end the lake's process.
  connection.on('error', () => connection.terminate())
  connection.on('message', (data: RawData) => member.receive(textOf(data)))
  connection.on('close', () => {
    clearInterval(heartbeat)
    member.leave()
  })
}

function textOf(data: RawData): string {
  if (Array.isArray(data)) return Buffer.concat(data).toString()
  return Buffer.isBuffer(data) ? data.toString() : Buffer.from(data).toString()
}
