import type { MiddlewareHandler } from 'hono'
import { isLoopbackHost, isLoopbackOrigin } from '../../content-lake/http/loopback.ts'
import { Refusal } from '../errors.ts'

/**
 * Refuse what does not come from this machine or from the site: the outbox shows every mail to
 * whoever reaches it, so a page on the internet must not, nor a name that leads to 127.0.0.1.
 */
export function loopbackOnly(siteOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header('host') ?? ''
    if (!isLoopbackHost(host)) throw new Refusal(403, `Host not allowed: ${host}`)
    const origin = context.req.header('origin')
    if (origin !== undefined && origin !== siteOrigin && !isLoopbackOrigin(origin)) {
      throw new Refusal(403, `Origin not allowed: ${origin}`)
    }
    await next()
  }
}
