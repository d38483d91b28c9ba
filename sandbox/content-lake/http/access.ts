import { createHash, timingSafeEqual } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { LakeError } from '../errors.ts'
import type { LakeEnvironment } from './environment.ts'

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
      const header = context.req.header('authorization')
      if (header !== undefined && !isToken(header.replace(/^Bearer /i, ''), token)) {
        throw unauthorized('Session not found')
      }
      if (header === undefined && !isOpen(lake, context.req.path)) {
        throw unauthorized('Authentication is required')
      }
    }
    await next()
  }
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
  const dataset = lake.list().find((each) => each.name === name)
  // A missing dataset gets its 404 from the route.
  return name !== undefined && dataset?.aclMode !== 'private'
}

function unauthorized(message: string): LakeError {
  const errorCode = 'SIO-401-ANF'
  return new LakeError(401, message, { statusCode: 401, error: 'Unauthorized', message, errorCode })
}
