import type { Hono } from 'hono'
import type { Bound, Environment } from '../http/environment.ts'

/** Browsers reconnect after a second. */
const OPENING = 'retry: 1000\n\n'
const CHANGE = 'event: change\ndata: {}\n\n'

/**
 * `GET /outbox/events`: Server-Sent Events, one `change` whenever messages, subscribers or faults
 * have changed. It carries no data; the page fetches itself again.
 */
export function addOutboxEvents(app: Hono<Bound>, { outbox }: Environment): void {
  app.get('/outbox/events', (context) =>
    context.body(
      changeStream((listener) => outbox.subscribe(listener)),
      200,
      {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-cache, no-transform',
      },
    ),
  )
}

/** @param subscribe registers a listener for changes and returns the function that unregisters it */
function changeStream(subscribe: (listener: () => void) => () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let unsubscribe = () => {}
  return new ReadableStream(
    {
      start(controller) {
        controller.enqueue(encoder.encode(OPENING))
        unsubscribe = subscribe(() => {
          // A queued event covers this change too.
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(CHANGE))
        })
      },
      cancel: () => unsubscribe(),
    },
    // Room for the opening and one change, so that a reader that doesn't read costs little memory.
    { highWaterMark: 2 },
  )
}
