import type { MiddlewareHandler } from 'hono'

const METHODS = 'GET,HEAD,POST,PUT,PATCH,DELETE'
const MAX_AGE_SECONDS = '600'

/** CORS with credentials for the origins that `loopbackOnly` accepts; answers preflights. */
export const cors: MiddlewareHandler = async (context, next) => {
  if (context.req.method === 'OPTIONS') {
    const headers = context.req.header('access-control-request-headers')
    if (headers !== undefined) context.header('Access-Control-Allow-Headers', headers)
    context.header('Access-Control-Allow-Methods', METHODS)
    context.header('Access-Control-Max-Age', MAX_AGE_SECONDS)
    context.res = context.body(null, 204)
  } else await next()
  // Set on the finished response, because streams and errors create responses of their own.
  const origin = context.req.header('origin')
  context.header('Vary', 'Origin', { append: true })
  if (origin !== undefined) {
    context.header('Access-Control-Allow-Origin', origin)
    context.header('Access-Control-Allow-Credentials', 'true')
    context.header('Access-Control-Expose-Headers', 'Content-Type, ETag')
  }
}
