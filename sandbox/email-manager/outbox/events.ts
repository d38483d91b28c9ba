import type { Hono } from 'hono'
import { eventStream } from '../../content-lake/listen/stream.ts'
import type { Bound, Environment } from '../http/environment.ts'

/**
 * `GET /outbox/events`: Server-Sent Events, one `change` whenever messages, subscribers or faults
 * have changed. It tells only that; the reader asks again for what it shows.
 */
export function addOutboxEvents(app: Hono<Bound>, { outbox }: Environment): void {
  app.get('/outbox/events', () =>
    eventStream((sink) => outbox.subscribe(() => sink.send({ event: 'change', data: {} }))),
  )
}
