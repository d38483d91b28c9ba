import type { MiddlewareHandler } from 'hono'
import { Refusal } from '../errors.ts'

/** `localhost`, `*.localhost`, 127.0.0.1 and [::1], with any port or none. */
const LOOPBACK = String.raw`(?:127\.0\.0\.1|\[::1\]|(?:[a-z0-9-]+\.)*localhost)(?::\d{1,5})?`
const LOOPBACK_HOST = new RegExp(`^${LOOPBACK}$`, 'i')
const LOOPBACK_ORIGIN = new RegExp(`^https?://${LOOPBACK}$`, 'i')

/**
 * Refuses requests that don't come from this machine or from the site. The outbox shows every mail to
 * every client, so pages on the internet must not reach it, not even through a name that points at
 * 127.0.0.1 (DNS rebinding).
 */
export function loopbackOnly(siteOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header('host') ?? ''
    if (!LOOPBACK_HOST.test(host)) throw new Refusal(403, `Host not allowed: ${host}`)
    const origin = context.req.header('origin')
    if (origin !== undefined && origin !== siteOrigin && !LOOPBACK_ORIGIN.test(origin)) {
      throw new Refusal(403, `Origin not allowed: ${origin}`)
    }
    await next()
  }
}
