import type { Context } from 'hono'
import { Refusal } from '../errors.ts'

const KEY = /^[\x21-\x7E]{1,255}$/

/**
 * The idempotency key in a call's query string; null for none.
 *
 * @throws Refusal 400 for an invalid key
 */
export function readIdempotencyKey(context: Context): string | null {
  const key = context.req.query('idempotency_key')
  if (key === undefined) return null
  if (KEY.test(key)) return key
  throw new Refusal(400, 'idempotency_key must be 1 to 255 visible ASCII characters')
}

/** The refusal of a key that was used for another request. */
export function keyConflict(): Refusal {
  return new Refusal(409, 'This idempotency_key was already used for another request')
}

/** A short name of a request, for people: the last eight characters of its key. Null without a key. */
export function referenceOf(key: string | null): string | null {
  return key === null ? null : `GS-${key.slice(-8).toUpperCase()}`
}
