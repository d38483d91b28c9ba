/** `/outbox` and `/subscribers`: sent mails, subscribers and faults, for people and for tests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'
import { secureHeaders } from 'hono/secure-headers'
import * as v from 'valibot'
import type { Bound, Environment } from '../environment.ts'
import { Refusal } from '../errors.ts'
import { faultRequestSchema } from '../faults.ts'
import { parseFields } from '../input.ts'
import type { MessageSelection } from './outbox.ts'
import { addressOf, MAIL_SANDBOX, messagePage, outboxPage } from './page.ts'
import { PRESETS } from '../faults.ts'

const ASSETS = { 'outbox.css': 'text/css', 'outbox.js': 'text/javascript' }

const selectionSchema = v.object({
  to: v.optional(v.string()),
  q: v.optional(v.string()),
  before: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,15}$/, 'Input should be a whole number'),
      v.transform(Number),
    ),
  ),
})

/** The outbox's pages: their own script and style only. */
const pageHeaders = secureHeaders({
  // Not `no-referrer`: with it, browsers post forms without an origin, which is refused.
  referrerPolicy: 'same-origin',
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ['data:'],
    frameSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
})

/** A mail, which has inline styles and is shown in a frame of the outbox. */
const mailHeaders = secureHeaders({
  referrerPolicy: 'no-referrer',
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'unsafe-inline'"],
    formAction: ["'none'"],
    frameAncestors: ["'self'"],
    sandbox: MAIL_SANDBOX,
  },
})

/** Mails and addresses stay out of every cache. */
const noStore: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('Cache-Control', 'no-store')
}

export function addOutboxRoutes(app: Hono<Bound>, environment: Environment): void {
  const { outbox, subscribers, faults } = environment
  const find = (context: Context) => {
    const message = outbox.find(context.req.param('id') ?? '')
    if (!message) throw new Refusal(404, 'Not Found')
    return message
  }

  app.use('/outbox/messages/*', noStore)
  app.use('/subscribers', noStore)
  app.get('/subscribers', secureHeaders(), (context) => {
    const email = context.req.query('email')
    if (email === undefined) return context.json(subscribers.list())
    const subscriber = subscribers.find(email)
    return context.json(subscriber ? [subscriber] : [])
  })

  app.get('/outbox/messages', secureHeaders(), (context) => {
    const selection = readSelection(context)
    const { messages, older } = outbox.page(selection)
    if (older !== null) {
      const next = addressOf('/outbox/messages', { ...selection, before: older })
      context.header('Link', `<${next}>; rel="next"`)
    }
    return context.json(messages)
  })
  app.delete('/outbox/messages', (context) => {
    outbox.clear()
    return context.body(null, 204)
  })

  app.get('/outbox', pageHeaders, (context) => {
    const selection = readSelection(context)
    const page = outbox.page(selection)
    const view = { page, selection, subscribers: subscribers.list(), faults: faults.list() }
    return context.html(outboxPage(view))
  })
  app.get('/outbox/messages/:id', pageHeaders, (context) =>
    context.html(messagePage(find(context))),
  )
  app.get('/outbox/messages/:id/body', mailHeaders, (context) =>
    // Its links open in the window and not in the frame.
    context.html(find(context).html.replace('<head>', '<head><base target="_top" />')),
  )
  addForms(app, environment)
  for (const [name, type] of Object.entries(ASSETS)) {
    const content = readFileSync(join(import.meta.dirname, 'browser', name), 'utf8')
    const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }
    app.get(`/outbox/assets/${name}`, (context) => context.body(content, 200, headers))
  }
}

/** The form posts of the outbox page; each redirects back to it. */
function addForms(app: Hono<Bound>, { outbox, faults }: Environment): void {
  const back = (context: Context) => context.redirect('/outbox', 303)

  app.post('/outbox/clear', csrf(), (context) => {
    outbox.clear()
    return back(context)
  })
  app.post('/outbox/faults/clear', csrf(), (context) => {
    faults.clear()
    return back(context)
  })
  app.post('/outbox/faults', csrf(), async (context) => {
    const { call, fault: label, times } = await readForm(context)
    const fault = typeof label === 'string' ? PRESETS.get(label) : undefined
    if (!fault) throw new Refusal(422, 'No such fault')
    const request = { call, fault, ...(times && { times: Number(times) }) }
    faults.set(parseFields(faultRequestSchema, request, ['body']))
    return back(context)
  })
}

/** @throws Refusal 422 for an invalid sequence number; empty parameters are ignored */
function readSelection(context: Context): MessageSelection {
  const filled = Object.entries(context.req.query()).filter(([, value]) => value !== '')
  return parseFields(selectionSchema, Object.fromEntries(filled), ['query'])
}

/** @throws Refusal 400 when the body is not a complete form */
async function readForm(context: Context) {
  try {
    return await context.req.parseBody()
  } catch (error) {
    // The parser throws it for a truncated form or one without a boundary.
    if (error instanceof TypeError) throw new Refusal(400, 'The form could not be read')
    throw error
  }
}
