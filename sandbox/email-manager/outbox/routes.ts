import type { Hono } from 'hono'
import { Refusal } from '../errors.ts'
import type { Bound, Environment } from '../http/environment.ts'

/** `/outbox` and `/subscribers`: what the service has sent and knows. */
export function addOutboxRoutes(app: Hono<Bound>, { outbox, subscribers }: Environment): void {
  app.get('/subscribers', (context) => context.json(subscribers.list()))
  app.get('/outbox', (context) => context.html('<!doctype html><title>Outbox</title>'))
  app.get('/outbox/messages', (context) => context.json(outbox.list(context.req.query('to'))))
  app.delete('/outbox/messages', (context) => {
    outbox.clear()
    return context.body(null, 204)
  })
  app.get('/outbox/messages/:id', (context) => {
    const message = outbox.find(context.req.param('id'))
    if (!message) throw new Refusal(404, 'Not Found')
    return context.html(message.html)
  })
}
