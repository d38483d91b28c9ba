import type { MiddlewareHandler } from 'hono'
import { apiError } from '../errors.ts'
import type { LakeEnvironment } from './environment.ts'

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
 * Refuses requests that don't come from this machine.
 *
 * The lake trusts every client, so pages on the internet must not reach it: their `Origin` is refused, but
 * for those that the project allows, and `Host` is checked because an attacker can point a name at 127.0.0.1
 * (DNS rebinding).
 */
export function loopbackOnly({ lake }: Pick<LakeEnvironment, 'lake'>): MiddlewareHandler {
  return async (context, next) => {
    const host = context.req.header('host') ?? ''
    if (!isLoopbackHost(host)) throw apiError(403, 'Forbidden', `Host not allowed: ${host}`)
    const origin = context.req.header('origin')
    const isAllowed =
      origin === undefined ||
      isLoopbackOrigin(origin) ||
      lake.corsOrigins.list().some((each) => each['origin'] === origin)
    if (!isAllowed) throw apiError(403, 'Forbidden', `CORS Origin not allowed: ${origin}`)
    await next()
  }
}
