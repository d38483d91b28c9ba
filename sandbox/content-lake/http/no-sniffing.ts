import type { MiddlewareHandler } from 'hono'

/** Forbids MIME sniffing for every response, errors included. */
export const noSniffing: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('X-Content-Type-Options', 'nosniff')
}
