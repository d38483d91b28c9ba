import type { Hono } from 'hono'
import { Refusal } from '../errors.ts'
import type { Bound, Environment } from '../http/environment.ts'
import { addOutboxAssets } from './assets.ts'
import { addOutboxEvents } from './events.ts'
import { addOutboxForms } from './forms.ts'
import { messageBody, messagePage } from './message-page.ts'
import { outboxPage } from './page.ts'
import { mailHeaders, pageHeaders } from './security.ts'

/** `/outbox` and `/subscribers`: what the service has sent and knows, for people and for tests. */
export function addOutboxRoutes(app: Hono<Bound>, environment: Environment): void {
  const { outbox, subscribers, faults } = environment
  const find = (id: string) => {
    const message = outbox.find(id)
    if (!message) throw new Refusal(404, 'Not Found')
    return message
  }

  app.get('/subscribers', (context) => context.json(subscribers.list()))

  app.get('/outbox/messages', (context) => context.json(outbox.list(context.req.query('to'))))
  app.delete('/outbox/messages', (context) => {
    outbox.clear()
    return context.body(null, 204)
  })

  app.get('/outbox', pageHeaders, (context) => {
    const to = context.req.query('to') || null
    const messages = outbox.list()
    return context.html(
      outboxPage({
        messages: messages.filter((message) => to === null || message.to === to),
        recipients: [...new Set(messages.map((message) => message.to))].toSorted(),
        to,
        subscribers: subscribers.list(),
        faults: faults.list(),
      }),
    )
  })
  app.get('/outbox/messages/:id', pageHeaders, (context) =>
    context.html(messagePage(find(context.req.param('id')))),
  )
  app.get('/outbox/messages/:id/body', mailHeaders, (context) =>
    context.html(messageBody(find(context.req.param('id')))),
  )
  addOutboxAssets(app)
  addOutboxEvents(app, environment)
  addOutboxForms(app, environment)
}
