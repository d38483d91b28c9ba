import type { Context, MiddlewareHandler } from 'hono'
import { isApiVersion } from '../api-version.ts'
import { apiError, badRequest } from '../errors.ts'
import { readSearch } from './input.ts'

const METHODS = 'GET,HEAD,POST,PUT,PATCH,DELETE'
const MAX_AGE_SECONDS = '600'

/**
 * Allows all requests of pages loaded from this machine (CORS), and responds to their preflight requests. Refuses
 * requests with the `Origin` of any other page.
 *
 * The lake trusts every client, so pages on the internet must not read or change its data. `Host` is checked too,
 * because an attacker can point a domain name at 127.0.0.1 (DNS rebinding). A `GET` without `Origin`, as for an
 * `<img>`, is answered, but a page can't read the response.
 */
export const cors: MiddlewareHandler = async (context, next) => {
  const { host = '', origin } = context.req.header()
  if (!isLoopbackHost(host)) throw apiError(403, 'Forbidden', `Host not allowed: ${host}`)
  if (origin !== undefined && !isLoopbackOrigin(origin)) {
    throw apiError(403, 'Forbidden', `CORS Origin not allowed: ${origin}`)
  }
  if (context.req.method === 'OPTIONS') answerPreflight(context)
  else await next()
  // Set after `next`, because streams and errors create new responses.
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

/** True for `localhost`, `*.localhost`, 127.0.0.1 and [::1], with any port. */
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

/** Forbids MIME sniffing for every response, errors included. */
export const noSniffing: MiddlewareHandler = async (context, next) => {
  await next()
  context.header('X-Content-Type-Options', 'nosniff')
}

/**
 * Answers 404 if the path or the header `X-Sanity-Project-Id` names another project. The header is optional, because
 * with it a browser would send a preflight before each `GET`.
 *
 * @param projectId the project that the lake serves
 */
export function checkProject(projectId: string): MiddlewareHandler {
  return async (context, next) => {
    const requested = [context.req.param('project'), context.req.header('x-sanity-project-id')]
    const wrongId = requested.find((id) => id !== undefined && id !== projectId)
    if (wrongId !== undefined) throw apiError(404, 'Not Found', `Project not found: "${wrongId}"`)
    await next()
  }
}

/** The rule of `@sanity/client` for request tags. */
const TAG = /^[a-z0-9._-]{1,75}$/i

/** Refuses invalid API versions and request tags. `@sanity/client` checks both before it sends a request. */
export const checkRequest: MiddlewareHandler = async (context, next) => {
  const version = context.req.param('version')
  if (version !== undefined && !isApiVersion(version.slice(1))) {
    throw badRequest(
      `Invalid API version "${version}", expected v1, vX or a date in format vYYYY-MM-DD`,
    )
  }
  for (const tag of readSearch(context).getAll('tag')) {
    if (TAG.test(tag)) continue
    throw badRequest(
      'Tag can only contain alphanumeric characters, underscores, dashes and dots, and be between one and 75 characters long.',
    )
  }
  await next()
}
