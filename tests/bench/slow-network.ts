import { once } from 'node:events'
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { portOf } from '../helpers/hostile-requests.ts'

/** Payload of a TCP segment over Ethernet, in bytes. */
const PACKET = 1460

/** Milliseconds by which a timer may be late without the link counting as idle. */
const LATENESS = 4

type Speed = {
  /** Milliseconds from a request to its response. */
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
  const open = new WeakSet<object>()
  let freeAt = 0

  /** Waits until the link has carried that many bytes. */
  async function carry(bytes: number) {
    const now = performance.now()
    freeAt = Math.max(freeAt, now - LATENESS) + bytes / throughput
    await delay(Math.max(0, freeAt - now))
  }

  async function relay(request: IncomingMessage, response: ServerResponse) {
    // The first request of a connection also waits for the connection to open.
    await delay(open.has(request.socket) ? roundTrip : 2 * roundTrip)
    open.add(request.socket)
    const { method, headers, url = '' } = request
    const onward = request.pipe(send(url, { method, headers }))
    const [incoming]: IncomingMessage[] = await once(onward, 'response')
    if (!incoming) throw new Error('The event has no response')
    response.writeHead(incoming.statusCode ?? 502, incoming.rawHeaders)
    for await (const part of incoming)
      for (let start = 0; start < part.length; start += PACKET) {
        const packet: Buffer = part.subarray(start, start + PACKET)
        await carry(packet.length)
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
