import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { isLoopbackHost, isLoopbackOrigin } from '../http/checks.ts'
import { userFromHeaders } from '../http/user.ts'
import type { Lake } from '../store/lake.ts'
import { PresenceRoom } from './room.ts'

const PATH = /^\/v[^/]+\/socket\/(?<dataset>[^/?]+)(?:\?|$)/
/** Without heartbeats the client considers the connection lost. */
const HEARTBEAT = '♥'
const HEARTBEAT_MS = 5000
const MAX_MESSAGE = 64 * 1024
/** A reader's connection is closed when it has more unsent bytes than this. */
const MAX_BEHIND = 1024 * 1024

/**
 * Serves `WS /socket/:dataset`, with one room for each dataset.
 *
 * The same-origin policy does not cover WebSockets, so the origin is checked here, as it is for HTTP requests.
 *
 * @returns a function that closes every connection
 */
export function servePresence(server: Server, lake: Lake): () => void {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE })
  const rooms = new Map<string, PresenceRoom>()
  server.on('upgrade', (request, socket, head) => {
    const refusal = refuse(request)
    const dataset = PATH.exec(request.url ?? '')?.groups?.['dataset']
    if (refusal !== null) end(socket, refusal)
    else if (dataset === undefined || !lake.has(dataset)) end(socket, '404 Not Found')
    else {
      const room = rooms.get(dataset) ?? new PresenceRoom()
      rooms.set(dataset, room)
      const { id } = userFromHeaders(lake, request.headers)
      sockets.handleUpgrade(request, socket, head, (connection) => enter(room, id, connection))
    }
  })
  return () => {
    for (const connection of sockets.clients) connection.terminate()
    sockets.close()
  }
}

function refuse({ headers: { host = '', origin } }: IncomingMessage): string | null {
  const isAllowed = origin === undefined || isLoopbackOrigin(origin)
  return isLoopbackHost(host) && isAllowed ? null : '403 Forbidden'
}

function end(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}

function enter(room: PresenceRoom, userId: string, connection: WebSocket): void {
  const send = (text: string) => {
    if (connection.bufferedAmount > MAX_BEHIND) connection.terminate()
    else connection.send(text)
  }
  const member = room.join(userId, send)
  const heartbeat = setInterval(() => send(HEARTBEAT), HEARTBEAT_MS)
  // Without a listener, an error event would end the lake.
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
