import type { MiddlewareHandler } from 'hono'
import { apiError } from '../errors.ts'

/** True for `localhost`, `*.localhost`, 127.0.0.1 and [::1], whatever the port. */
export function isLoopbackHost(host: string): boolean {
  const match = /^(?<name>\[::1\]|[A-Za-z0-9.-]+)(?::\d{1,5})?$/.exec(host)
  const name = match?.groups?.['name']?.toLowerCase()
  if (name === undefined) return false
  return name === '127.0.0.1' || name === '[::1]' || /(?:^|\.)localhost$/.test(name)
}

export function isLoopbackOrigin(origin: string): boolean {
  const match = /^https?:\/\/(?<host>[^/?#@]+)$/.exec(origin)
  const host = match?.groups?.['host']
  return host !== undefined && isLoopbackHost(host)
}

/**
 * Refuse what does not come from this machine.
 *
 * The lake trusts whoever reaches it, so a page on the internet must not: its `Origin` is refused,
 * and `Host` is checked against names that an attacker points at 127.0.0.1.
 */
export const loopbackOnly: MiddlewareHandler = async (context, next) => {
  const host = context.req.header('host') ?? ''
  if (!isLoopbackHost(host)) throw apiError(403, 'Forbidden', `Host not allowed: ${host}`)
  const origin = context.req.header('origin')
  if (origin !== undefined && !isLoopbackOrigin(origin)) {
    throw apiError(403, 'Forbidden', `CORS Origin not allowed: ${origin}`)
  }
  await next()
}
