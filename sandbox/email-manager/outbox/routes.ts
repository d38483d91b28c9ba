/** `/outbox` and `/subscribers`: sent mails, subscribers and faults, for people and for tests. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context, Hono } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { Environment, HonoEnv } from '../environment.ts'
import { Refusal } from '../errors.ts'
import { faultRequestSchema } from '../faults.ts'
import { normaliseAddress, parseFields, readJson } from '../input.ts'
import type { MessageFilter } from './outbox.ts'
import { messagePage, outboxPage } from './page.ts'

const ASSETS = { 'outbox.css': 'text/css', 'outbox.js': 'text/javascript' }

/** Pages of the outbox may load only their own script and stylesheet, and the empty icon `data:,`. */
const pageHeaders = secureHeaders({
  // Not `no-referrer`: browsers would post the forms with `Origin: null`, which the email-manager refuses.
  referrerPolicy: 'same-origin',
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ['data:'],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
})

export function addOutboxRoutes(app: Hono<HonoEnv>, environment: Environment): void {
  const { outbox, subscribers, faults } = environment

  for (const path of ['/outbox', '/outbox/messages/*', '/subscribers']) {
    app.use(path, pageHeaders, async (context, next) => {
      await next()
      // No cache may keep mails or addresses.
      context.header('Cache-Control', 'no-store')
    })
  }
  app.get('/subscribers', (context) => {
    const subscriber = subscribers.find(normaliseAddress(context.req.query('email') ?? '') ?? '')
    return context.json(subscriber ? [subscriber] : [])
  })
  app.get('/outbox/messages', (context) => context.json(outbox.list(readFilter(context))))
  app.get('/outbox', (context) => {
    const filter = readFilter(context)
    return context.html(
      outboxPage({
        messages: outbox.list(filter),
        filter,
        subscribers: subscribers.list(),
        faults: [...faults.values()],
      }),
    )
  })
  app.get('/outbox/messages/:id', (context) => {
    const message = outbox.find(context.req.param('id'))
    if (!message) throw new Refusal(404, 'Not Found')
    return context.html(messagePage(message))
  })
  addForms(app, environment)
  for (const [name, type] of Object.entries(ASSETS)) {
    const content = readFileSync(join(import.meta.dirname, 'browser', name), 'utf8')
    const headers = { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-cache' }
    app.get(`/outbox/assets/${name}`, (context) => context.body(content, 200, headers))
  }
}

/** Handles the forms of the outbox page; each redirects back to the page. */
function addForms(app: Hono<HonoEnv>, { faults }: Environment): void {
  const redirectToOutbox = (context: Context) => context.redirect('/outbox', 303)

  app.post('/outbox/faults/clear', (context) => {
    faults.clear()
    return redirectToOutbox(context)
  })
  app.post('/outbox/faults', async (context) => {
    const form = new URLSearchParams(await context.req.text())
    const fault = readJson(form.get('fault') ?? '')
    const times = form.get('times')
    const body = { call: form.get('call'), fault, ...(times && { times: Number(times) }) }
    const request = parseFields(faultRequestSchema, body, ['body'])
    faults.set(request.call, request)
    return redirectToOutbox(context)
  })
}

/** Empty parameters are ignored, because the form sends its empty fields too. */
function readFilter(context: Context): MessageFilter {
  const { to = '', q } = context.req.query()
  return { to: (normaliseAddress(to) ?? to) || undefined, q: q || undefined }
}
