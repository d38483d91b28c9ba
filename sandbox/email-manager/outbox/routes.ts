import type { Hono } from 'hono'
import { Refusal } from '../errors.ts'
import type { Bound, Environment } from '../http/environment.ts'
import { addOutboxAssets } from './assets.ts'
import { addOutboxForms } from './forms.ts'
import { messageBody, messagePage } from './message-page.ts'
import { outboxPage } from './page.ts'
import { dataHeaders, mailHeaders, noStore, pageHeaders } from './security.ts'
import { addressOf, readSelection } from './selection.ts'

/** `/outbox` and `/subscribers`: sent mails and subscribers, for people and for tests. */
export function addOutboxRoutes(app: Hono<Bound>, environment: Environment): void {
  const { outbox, subscribers, faults } = environment
  const find = (id: string) => {
    const message = outbox.find(id)
    if (!message) throw new Refusal(404, 'Not Found')
    return message
  }

  app.use('/outbox/messages/*', noStore)
  app.use('/subscribers', noStore)
  app.get('/subscribers', dataHeaders, (context) => {
    const email = context.req.query('email')
    if (email === undefined) return context.json(subscribers.list())
    const subscriber = subscribers.find(email)
    return context.json(subscriber ? [subscriber] : [])
  })

  app.get('/outbox/messages', dataHeaders, (context) => {
    const selection = readSelection(context.req.query())
    const { messages, older } = outbox.page(selection)
    if (older !== null) {
      const next = addressOf('/outbox/messages', { ...selection, before: older, after: undefined })
      context.header('Link', `<${next}>; rel="next"`)
    }
    return context.json(messages)
  })
  app.delete('/outbox/messages', (context) => {
    outbox.clear()
    return context.body(null, 204)
  })

  app.get('/outbox', pageHeaders, (context) => {
    const selection = readSelection(context.req.query())
    return context.html(
      outboxPage({
        page: outbox.page(selection),
        selection,
        recipients: outbox.recipients(),
        subscribers: subscribers.list(),
        subscriberCount: subscribers.count(),
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
  addOutboxForms(app, environment)
}
