import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import { Refusal } from '../errors.ts'
import { addFaultRoutes } from '../faults/routes.ts'
import { addOutboxRoutes } from '../outbox/routes.ts'
import { isDiskFull } from '../store/storage-error.ts'
import { limitBody } from './body.ts'
import { addConfirmRoute } from './confirm.ts'
import type { Bound, Environment } from './environment.ts'
import { loopbackOnly } from './loopback.ts'
import { addPreferencesRoutes } from './preferences.ts'
import { addSendRoute } from './send.ts'
import { addSignupRoute } from './signup.ts'
import { addUnsubscribeRoute } from './unsubscribe.ts'

/** Shown to the visitor. */
const DISK_FULL =
  'Your request could not be saved, because our mail service has no room left. Please call us instead.'

/** The service's HTTP interface. */
export function createApp(environment: Environment): Hono<Bound> {
  const app = new Hono<Bound>()
  app.onError((error, context) => {
    if (error instanceof Refusal) return context.json({ detail: error.detail }, error.status)
    if (error instanceof HTTPException) {
      return context.json({ detail: error.message }, error.status)
    }
    if (isDiskFull(error)) {
      environment.log(`${error.message}: make room where the data is kept`)
      return context.json({ detail: DISK_FULL }, 507)
    }
    environment.log(error.stack ?? error.message)
    return context.text('Internal Server Error', 500)
  })
  app.notFound((context) => context.json({ detail: 'Not Found' }, 404))

  const siteOrigin = new URL(environment.siteUrl).origin
  app.use(
    loopbackOnly(siteOrigin),
    methodNotAllowed({
      app,
      onMethodNotAllowed: (context, methods) =>
        context.json({ detail: 'Method Not Allowed' }, 405, { Allow: methods.join(', ') }),
    }),
    limitBody,
  )
  app.use(
    '/api/*',
    cors({
      origin: siteOrigin,
      allowMethods: ['GET', 'POST', 'PUT'],
      allowHeaders: ['Content-Type'],
      maxAge: 600,
    }),
  )
  addSignupRoute(app, environment)
  addSendRoute(app, environment)
  addConfirmRoute(app, environment)
  addPreferencesRoutes(app, environment)
  addUnsubscribeRoute(app, environment)
  addFaultRoutes(app, environment)
  addOutboxRoutes(app, environment)
  return app
}
