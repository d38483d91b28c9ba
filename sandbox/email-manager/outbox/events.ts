import type { Hono } from 'hono'
import { EventStreams } from '../../content-lake/listen/stream.ts'
import { Refusal } from '../errors.ts'
import type { Bound, Environment } from '../http/environment.ts'

/**
 * `GET /outbox/events`: Server-Sent Events, one `change` whenever messages, subscribers or faults
 * have changed. It tells only that; the reader asks again for what it shows.
 */
export function addOutboxEvents(app: Hono<Bound>, { outbox }: Environment): void {
  const streams = new EventStreams()
  app.get('/outbox/events', ({ env: { incoming } }) => {
    if (streams.isFull) throw new Refusal(503, 'Too many readers')
    return streams.respond(
      () => incoming.socket.destroy(),
      (sink) => outbox.subscribe(() => sink.send({ event: 'change', data: {} })),
    )
  })
}
