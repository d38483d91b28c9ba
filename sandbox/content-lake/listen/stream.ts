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
/** A reader this far behind is gone or hopeless: it is cut off, and reconnects. */
const MAX_PENDING = 1000

export interface EventSink {
  send(event: ServerSentEvent): void
  end(): void
}

/**
 * A Server-Sent Events response.
 *
 * @param open is given where to send events, and returns what to do once the stream is over
 */
export function eventStream(open: (sink: EventSink) => () => void): Response {
  const encoder = new TextEncoder()
  let finish = () => {}
  const body = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        let ended = false
        let close = () => {}
        const heartbeat = setInterval(() => write(HEARTBEAT), HEARTBEAT_MS)
        finish = () => {
          ended = true
          clearInterval(heartbeat)
          close()
        }
        const end = () => {
          if (ended) return
          finish()
          controller.close()
        }
        const write = (text: string) => {
          if (ended) return
          if ((controller.desiredSize ?? 0) <= 0) end()
          else controller.enqueue(encoder.encode(text))
        }
        write(OPENING)
        close = open({ send: (event) => write(format(event)), end })
        if (ended) close()
      },
      cancel: () => finish(),
    },
    { highWaterMark: MAX_PENDING },
  )
  return new Response(body, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-cache, no-transform',
    },
  })
}

function format({ event, id, data }: ServerSentEvent): string {
  const idLine = id === undefined ? '' : `id: ${id}\n`
  return `event: ${event}\n${idLine}data: ${JSON.stringify(data)}\n\n`
}
