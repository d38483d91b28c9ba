import { Backlog } from './backlog.ts'

/** One Server-Sent Event. */
interface ServerSentEvent {
  event: string
  id?: string
  data: unknown
}

const HEARTBEAT = ':\n\n'
/** With how soon to come back after the connection is lost: an editor waits, the lake is near. */
const OPENING = `${HEARTBEAT}retry: 1000\n\n`
const HEARTBEAT_MS = 15_000

export interface EventSink {
  send(event: ServerSentEvent): void
  end(): void
}

export interface StreamLimits {
  streams: number
  /** Bytes that one reader may be behind. */
  behind: number
  /** Bytes that all readers together may be behind. */
  behindInAll: number
}

const LIMITS: StreamLimits = {
  streams: 1000,
  behind: 8 * 1024 * 1024,
  behindInAll: 64 * 1024 * 1024,
}

/**
 * A server's Server-Sent Events responses.
 *
 * A reader that is too far behind is gone or hopeless, and what waits for it is memory that others need.
 * Its connection is cut, and it may come back and start afresh.
 */
export class EventStreams {
  readonly #limits: StreamLimits
  readonly #encoder = new TextEncoder()
  readonly #total = { bytes: 0 }
  /** What cuts each stream. */
  readonly #open = new Map<Backlog, () => void>()

  constructor(limits = LIMITS) {
    this.#limits = limits
  }

  /** Whether there are as many as there may be. */
  get isFull(): boolean {
    return this.#open.size >= this.#limits.streams
  }

  /** Bytes that wait for readers. */
  get behind(): number {
    return this.#total.bytes
  }

  /**
   * A new stream.
   *
   * @param hangUp ends the connection without sending what waits
   * @param open is given where to send events, and returns what to do once the stream is over
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
      // Only what the connection takes leaves the backlog, where it is counted.
      { highWaterMark: 0 },
    )
    return new Response(body, {
      headers: {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-cache, no-transform',
      },
    })
  }

  /** While readers together are too far behind, let go of the one that is furthest. */
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
