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

// The hosted codes for a token that is none, and for one that has ended.
const NOT_FOUND = 'SIO-401-ANF'
const EXPIRED = 'SIO-401-AEX'

/**
 * With a token configured, accepts requests that send it, and without it only reads of published documents
 * in public datasets. With none configured, accepts every request, whatever token it sends.
 */
export function checkAccess({ lake, token }: Access): MiddlewareHandler {
  return async (context, next) => {
    if (token !== undefined && context.req.method !== 'OPTIONS') {
      if (isAnonymous(context, { token })) {
        if (!isOpen(lake, context.req.path))
          throw unauthorized(NOT_FOUND, 'Authentication is required')
      } else checkToken(context, lake, token)
    }
    await next()
  }
}

function checkToken(context: Context, lake: Access['lake'], token: string): void {
  const bearer = bearerOf(context)
  if (isToken(bearer, token)) return
  const rights = rightsOf(lake, bearer)
  if (rights === null) throw unauthorized(NOT_FOUND, 'Session not found')
  if (rights === 'expired')
    throw unauthorized(EXPIRED, 'Session is expired, please re-authenticate')
  if (rights === 'read' && !isRead(context)) {
    const isUpload = /^\/v[^/]+\/assets\//.test(context.req.path)
    throw insufficientPermissions(isUpload ? 'create' : 'update')
  }
}

/** Also for a mutation, which its own route refuses: what it needs depends on its body. */
function isRead({ req }: Context): boolean {
  if (req.method === 'GET' || req.method === 'HEAD') return true
  return req.method === 'POST' && /^\/v[^/]+\/data\/(?:query|mutate)\//.test(req.path)
}

/** False for a request with a token that only reads. */
export function mayWrite(context: Context, { lake, token }: Access): boolean {
  if (token === undefined) return true
  const bearer = bearerOf(context)
  return isToken(bearer, token) || rightsOf(lake, bearer) === 'write'
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

function unauthorized(errorCode: string, message: string): LakeError {
  return new LakeError(401, message, { statusCode: 401, error: 'Unauthorized', message, errorCode })
}

export type Permission = 'create' | 'delete' | 'update'

export function insufficientPermissions(permission: Permission): LakeError {
  const words = `Insufficient permissions; permission "${permission}" required`
  const description = `transaction failed: ${words}`
  const detail = { type: 'insufficientPermissionsError', description: words, permission }
  return new LakeError(403, description, {
    error: { type: 'mutationError', description, items: [{ error: detail, index: 0 }] },
  })
}
