import type { MiddlewareHandler } from 'hono'

/** No answer, refusals included, is taken for anything but the type that it names. */
export const noSniffing: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('X-Content-Type-Options', 'nosniff')
}
