import type { Hono } from 'hono'
import type { Bound, Environment } from '../http/environment.ts'

/** A reader whose connection is lost comes back after a second. */
const OPENING = 'retry: 1000\n\n'
const CHANGE = 'event: change\ndata: {}\n\n'

/**
 * `GET /outbox/events`: Server-Sent Events, one `change` whenever messages, subscribers or faults
 * have changed. It tells only that; the reader asks again for what it shows.
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

/** @param subscribe calls what it is given after every change, until what it returns is called */
function changeStream(subscribe: (listener: () => void) => () => void): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  let unsubscribe = () => {}
  return new ReadableStream(
    {
      start(controller) {
        controller.enqueue(encoder.encode(OPENING))
        unsubscribe = subscribe(() => {
          // A reader that has not taken the last change learns of this one by it.
          if ((controller.desiredSize ?? 0) > 0) controller.enqueue(encoder.encode(CHANGE))
        })
      },
      cancel: () => unsubscribe(),
    },
    // The opening and one change, so that what waits for a reader that does not read stays small.
    { highWaterMark: 2 },
  )
}
