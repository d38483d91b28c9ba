import type { Context, MiddlewareHandler } from 'hono'
import { apiError } from '../errors.ts'
import { isLoopbackHost, isLoopbackOrigin } from './loopback.ts'

const METHODS = 'GET,HEAD,POST,PUT,PATCH,DELETE'
const MAX_AGE_SECONDS = '600'

/**
 * Refuses requests that don't come from this machine, and tells browsers that its pages may do everything (CORS);
 * answers preflights.
 *
 * The lake trusts every client, so pages on the internet must not reach it: their `Origin` is refused, and
 * `Host` is checked because an attacker can point a name at 127.0.0.1 (DNS rebinding).
 */
export const cors: MiddlewareHandler = async (context, next) => {
  const { host = '', origin } = context.req.header()
  if (!isLoopbackHost(host)) throw apiError(403, 'Forbidden', `Host not allowed: ${host}`)
  if (origin !== undefined && !isLoopbackOrigin(origin)) {
    throw apiError(403, 'Forbidden', `CORS Origin not allowed: ${origin}`)
  }
  if (context.req.method === 'OPTIONS') answerPreflight(context)
  else await next()
  // Set on the finished response, because streams and errors create responses of their own.
  context.header('Vary', 'Origin', { append: true })
  if (origin === undefined) return
  context.header('Access-Control-Allow-Origin', origin)
  context.header('Access-Control-Allow-Credentials', 'true')
  context.header('Access-Control-Expose-Headers', 'Content-Type, ETag')
}

function answerPreflight(context: Context): void {
  const headers = context.req.header('access-control-request-headers')
  if (headers !== undefined) context.header('Access-Control-Allow-Headers', headers)
  context.header('Access-Control-Allow-Methods', METHODS)
  context.header('Access-Control-Max-Age', MAX_AGE_SECONDS)
  context.res = context.body(null, 204)
}
