import { Backlog } from './backlog.ts'

interface ServerSentEvent {
  event: string
  id?: string
  data: unknown
}

const HEARTBEAT = ':\n\n'
/** A client reconnects 1 s after it has lost the connection, because an editor is waiting. */
const OPENING = `${HEARTBEAT}retry: 1000\n\n`
const HEARTBEAT_MS = 15_000

export interface EventSink {
  send(event: ServerSentEvent): void
  end(): void
}

export interface StreamLimits {
  maxStreams: number
  /** For one reader. */
  maxUnsentBytes: number
  /** For all readers together. */
  maxUnsentTotal: number
}

const LIMITS: StreamLimits = {
  maxStreams: 1000,
  maxUnsentBytes: 8 * 1024 * 1024,
  maxUnsentTotal: 64 * 1024 * 1024,
}

/**
 * A server's open responses with Server-Sent Events.
 *
 * Unsent events wait in memory. A reader with more than `maxUnsentBytes` is disconnected. Above `maxUnsentTotal`, the
 * readers with the most unsent bytes are disconnected. All of them can reconnect.
 */
export class EventStreams {
  readonly #limits: StreamLimits
  readonly #encoder = new TextEncoder()
  readonly #total = { bytes: 0 }
  /** For each open stream, a function that closes its connection. */
  readonly #open = new Map<Backlog, () => void>()

  constructor(limits = LIMITS) {
    this.#limits = limits
  }

  /** Whether the limit of open streams is reached. */
  get isFull(): boolean {
    return this.#open.size >= this.#limits.maxStreams
  }

  get unsentBytes(): number {
    return this.#total.bytes
  }

  /**
   * Opens a stream.
   *
   * @param closeConnection closes the connection without sending what is queued
   * @param open gets the sink that sends events; returns a function that is called when the stream ends
   */
  respond(closeConnection: () => void, open: (sink: EventSink) => () => void): Response {
    const backlog = new Backlog(this.#total)
    let hasEnded = false
    let onEnd = () => {}
    const heartbeat = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS)
    const end = () => {
      if (hasEnded) return
      hasEnded = true
      clearInterval(heartbeat)
      backlog.end()
      onEnd()
    }
    const discard = () => {
      end()
      backlog.discard()
      this.#open.delete(backlog)
    }
    const disconnect = () => {
      discard()
      closeConnection()
    }
    const write = (text: string) => {
      if (hasEnded) return
      backlog.add(this.#encoder.encode(text))
      if (backlog.unsentBytes > this.#limits.maxUnsentBytes) disconnect()
      else this.#disconnectSlowest()
    }
    this.#open.set(backlog, disconnect)
    write(OPENING)
    try {
      onEnd = open({ send: (event) => write(format(event)), end })
    } catch (error) {
      discard()
      throw error
    }
    if (hasEnded) onEnd()
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const chunk = await backlog.next()
          if (chunk) controller.enqueue(chunk)
          else {
            discard()
            controller.close()
          }
        },
        cancel: discard,
      },
      // No buffer in the stream, so that all unsent bytes are in the backlog, where they are counted.
      { highWaterMark: 0 },
    )
    return new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-cache, no-transform',
      },
    })
  }

  /** Closes all connections, because streams never end by themselves and would delay a shutdown. */
  close(): void {
    for (const disconnect of this.#open.values()) disconnect()
  }

  /** Closes the connections with the most unsent bytes, until the total is within its limit. */
  #disconnectSlowest(): void {
    while (this.#total.bytes > this.#limits.maxUnsentTotal) {
      const [slowest] = [...this.#open].toSorted(([a], [b]) => b.unsentBytes - a.unsentBytes)
      if (!slowest) return
      const [, disconnect] = slowest
      disconnect()
    }
  }
}

function format({ event, id, data }: ServerSentEvent): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`
}
