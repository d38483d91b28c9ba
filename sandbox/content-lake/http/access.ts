import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { LakeError } from '../errors.ts'
import type { LakeEnvironment } from './environment.ts'
import { bearerOf, rightsOf } from './robots.ts'

type Access = Pick<LakeEnvironment, 'lake' | 'token'>

// Routes that never need a token: asset files, and those by which a client finds out how to sign in.
const OPEN =
  /^\/(?:(?:images|files)\/|v[^/]+\/(?:ping|check\/cors|auth\/providers)$|v[^/]+\/data\/ping)/
const READ = /^\/v[^/]+\/data\/(?:query|doc|listen|live\/events)\/(?<dataset>[^/]+)/

/**
 * With a token configured, accepts requests that send it, and without it only reads of published documents
 * in public datasets. With none configured, accepts every request, whatever token it sends.
 */
export function checkAccess({ lake, token }: Access): MiddlewareHandler {
  return async (context, next) => {
    if (token !== undefined && context.req.method !== 'OPTIONS') {
      if (isAnonymous(context, { token })) {
        if (!isOpen(lake, context.req.path)) throw unauthorized('Authentication is required')
      } else checkToken(context, lake, token)
    }
    await next()
  }
}

function checkToken(context: Context, lake: Access['lake'], token: string): void {
  const bearer = bearerOf(context)
  if (isToken(bearer, token)) return
  const rights = rightsOf(lake, bearer)
  if (rights === null) throw unauthorized('Session not found')
  if (rights === 'read' && !isRead(context)) throw insufficientPermissions()
}

function isRead({ req }: Context): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return true
  return req.method === 'POST' && /^\/v[^/]+\/data\/query\//.test(req.path)
}

/** True for a request that may only read what is published. */
export function isAnonymous(context: Context, { token }: Pick<Access, 'token'>): boolean {
  return token !== undefined && context.req.header('authorization') === undefined
}

/** Compares in constant time. */
export function isToken(guess: string, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(guess), hash(token))
}

function isOpen(lake: Access['lake'], path: string): boolean {
  if (OPEN.test(path)) return true
  const name = READ.exec(path)?.groups?.['dataset']
  // A missing dataset gets its 404 from the route.
  return name !== undefined && lake.aclModeOf(name) !== 'private'
}

function unauthorized(message: string): LakeError {
  const errorCode = 'SIO-401-ANF'
  return new LakeError(401, message, { statusCode: 401, error: 'Unauthorized', message, errorCode })
}

function insufficientPermissions(): LakeError {
  const description = 'Insufficient permissions; permission "update" required'
  const error = { type: 'insufficientPermissionsError', description }
  return new LakeError(403, description, { error })
}
