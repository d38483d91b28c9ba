import { Hono, type MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { addSendCall } from './calls/send.ts'
import { addSubscriptionCalls } from './calls/subscriptions.ts'
import { isDiskFull } from './database.ts'
import type { Environment, HonoEnv } from './environment.ts'
import { Refusal } from './errors.ts'
import { addFaultRoutes } from './faults.ts'
import { limitBody } from './input.ts'
import { addOutboxRoutes } from './outbox/routes.ts'

/** Shown by the newsletter and the email-link pages; lead forms say instead that the request may have arrived. */
const DISK_FULL =
  'Your request could not be saved, because our mail service has no room left. Please call us instead.'

/** `localhost`, `*.localhost`, 127.0.0.1 and [::1], with any port or none. */
const LOOPBACK_HOST = /^(?:127\.0\.0\.1|\[::1\]|(?:[a-z0-9-]+\.)*localhost)(?::\d{1,5})?$/i

/** The email-manager's HTTP interface. */
export function createApp(environment: Environment): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>()
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json({ detail: error.detail }, error.status)
    if (isDiskFull(error)) {
      environment.log(`${error.message}: make room on the disk of the data directory`)
      return context.json({ detail: DISK_FULL }, 507)
    }
    environment.log(error.stack ?? error.message)
    return context.text('Internal Server Error', 500)
  })
  app.notFound((context) => context.json({ detail: 'Not Found' }, 404))

  const origin = new URL(environment.siteUrl).origin
  app.use(allowOnlySiteAndOutbox(origin), limitBody)
  app.use(
    '/api/*',
    cors({ origin, allowMethods: ['GET', 'POST', 'PUT'], allowHeaders: ['Content-Type'] }),
  )
  addSubscriptionCalls(app, environment)
  addSendCall(app, environment)
  addFaultRoutes(app, environment)
  addOutboxRoutes(app, environment)
  return app
}

/**
 * Allows only a loopback name in `Host`, and only the site or the email-manager itself in `Origin`. The outbox shows
 * every mail to every client, so pages on the internet must not reach it, not even through a name that points at
 * 127.0.0.1 (DNS rebinding).
 */
export function allowOnlySiteAndOutbox(siteOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header('host') ?? ''
    if (!LOOPBACK_HOST.test(host)) throw new Refusal(403, `Host not allowed: ${host}`)
    const origin = context.req.header('origin')
    if (origin !== undefined && origin !== siteOrigin && origin !== `http://${host}`) {
      throw new Refusal(403, `Origin not allowed: ${origin}`)
    }
    await next()
  }
}
