import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { portOf } from '../helpers/hostile-requests.ts'

/** Payload of a TCP segment over Ethernet, in bytes. */
const PACKET_SIZE = 1460

/** How late a timer may be, in milliseconds. A packet that is at most this late counts as sent on time. */
const TIMER_TOLERANCE = 4

type Speed = {
  /** Milliseconds from a request to the first byte of its response. */
  roundTrip: number
  /** Bytes per millisecond, for all responses together. */
  throughput: number
}

/**
 * Starts an HTTP proxy that is as slow as a mobile network: bytes arrive in packets over one link, which all responses
 * share. Chrome's own throttling (devtools) is unsuitable: it delivers a response in one piece when the last byte is
 * due, so the bytes at the end of a page would delay its first paint.
 */
export async function startSlowNetwork({ roundTrip, throughput }: Speed) {
  const openSockets = new WeakSet<object>()
  let linkFreeAt = 0

  /** Waits as long as the link needs for these bytes and all bytes before them. */
  async function waitForLink(bytes: number) {
    const now = performance.now()
    linkFreeAt = Math.max(linkFreeAt, now - TIMER_TOLERANCE) + bytes / throughput
    await delay(Math.max(0, linkFreeAt - now))
  }

  async function relay(request: IncomingMessage, response: ServerResponse) {
    // The first request of a connection also waits for the connection to open.
    await delay(openSockets.has(request.socket) ? roundTrip : 2 * roundTrip)
    openSockets.add(request.socket)
    const { method, headers, url = '' } = request
    const forwarded = request.pipe(send(url, { method, headers }))
    const [incoming]: IncomingMessage[] = await once(forwarded, 'response')
    if (!incoming) throw new Error('The event has no response')
    response.writeHead(incoming.statusCode ?? 502, incoming.rawHeaders)
    for await (const chunk of incoming)
      for (let start = 0; start < chunk.length; start += PACKET_SIZE) {
        const packet: Buffer = chunk.subarray(start, start + PACKET_SIZE)
        await waitForLink(packet.length)
        response.write(packet)
      }
    response.end()
  }

  const server = createServer((request, response) => {
    response.socket?.setNoDelay(true)
    relay(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(502).end(String(error))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${portOf(server)}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
