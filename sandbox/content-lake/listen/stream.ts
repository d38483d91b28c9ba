import { Backlog } from './backlog.ts'

interface ServerSentEvent {
  event: string
  id?: string
  data: unknown
}

const HEARTBEAT = ':\n\n'
/** Sets a short reconnection delay, because an editor waits and the lake is on the same machine. */
const OPENING = `${HEARTBEAT}retry: 1000\n\n`
const HEARTBEAT_MS = 15_000

export interface EventSink {
  send(event: ServerSentEvent): void
  end(): void
}

export interface StreamLimits {
  streams: number
  /** Maximum of unsent bytes for one reader. */
  behind: number
  /** Maximum of unsent bytes for all readers together. */
  behindInAll: number
}

const LIMITS: StreamLimits = {
  streams: 1000,
  behind: 8 * 1024 * 1024,
  behindInAll: 64 * 1024 * 1024,
}

/**
 * A server's open Server-Sent Events responses.
 *
 * Events for a reader that doesn't keep up wait in memory. Beyond a limit its connection is closed; the reader can
 * reconnect and start from the beginning.
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
    return this.#open.size >= this.#limits.streams
  }

  get behind(): number {
    return this.#total.bytes
  }

  /**
   * Opens a stream.
   *
   * @param hangUp closes the connection without sending what is queued
   * @param open gets the sink to send events to, and returns a function to call when the stream ends
   */
  respond(hangUp: () => void, open: (sink: EventSink) => () => void): Response {
    const backlog = new Backlog(this.#total)
    let isOver = false
    let close = () => {}
    const heartbeat = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS)
    const end = () => {
      if (isOver) return
      isOver = true
      clearInterval(heartbeat)
      backlog.end()
      close()
    }
    const leave = () => {
      end()
      backlog.discard()
      this.#open.delete(backlog)
    }
    const cut = () => {
      leave()
      hangUp()
    }
    const write = (text: string) => {
      if (isOver) return
      backlog.add(this.#encoder.encode(text))
      if (backlog.bytes > this.#limits.behind) cut()
      else this.#cutWorst()
    }
    this.#open.set(backlog, cut)
    write(OPENING)
    try {
      close = open({ send: (event) => write(format(event)), end })
    } catch (error) {
      leave()
      throw error
    }
    if (isOver) close()
    const body = new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const chunk = await backlog.next()
          if (chunk) controller.enqueue(chunk)
          else {
            leave()
            controller.close()
          }
        },
        cancel: leave,
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

  /** Closes all streams, which never end by themselves; their readers reconnect. */
  close(): void {
    for (const cut of this.#open.values()) cut()
  }

  /** Closes the slowest connections while the total of unsent bytes is too large. */
  #cutWorst(): void {
    while (this.#total.bytes > this.#limits.behindInAll) {
      const [worst] = [...this.#open].toSorted(([a], [b]) => b.bytes - a.bytes)
      if (!worst) return
      const [, cut] = worst
      cut()
    }
  }
}

function format({ event, id, data }: ServerSentEvent): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`
}
