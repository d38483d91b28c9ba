/** Parses requests, with FastAPI's error messages. */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { Refusal, type FieldError } from './errors.ts'
import { domainToASCII } from 'node:url'

const BODY_LIMIT = 64 * 1024
const MAX_TEXT = 10_000

/** Visible ASCII. */
const IDEMPOTENCY_KEY = /^[\x21-\x7E]{1,255}$/

export const text = v.pipe(
  v.string('Input should be a valid string'),
  v.maxLength(MAX_TEXT, `String should have at most ${MAX_TEXT} characters`),
)

/** Text that is not blank. */
export const filledText = v.pipe(
  text,
  v.check((value) => value.trim() !== '', 'String should have at least 1 character'),
)

/** An email address, normalised. */
export const addressSchema = v.pipe(
  v.string('Input should be a valid string'),
  v.rawTransform<string, string>(({ dataset: { value }, addIssue, NEVER }) => {
    const address = normaliseAddress(value)
    if (address !== null) return address
    addIssue({ message: 'value is not a valid email address' })
    return NEVER
  }),
)

export const flag = v.boolean('Input should be a valid boolean')

/** Refuses a body above 64 KiB before it is read. */
export const limitBody = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: () => {
    throw new Refusal(413, `Request body exceeds ${BODY_LIMIT} bytes`)
  },
})

/**
 * @throws Refusal 415 when the body is not declared as JSON, 422 with a list when the body is not JSON or does
 * not match the schema
 */
export async function readBody<S extends v.GenericSchema>(
  context: Context,
  schema: S,
): Promise<v.InferOutput<S>> {
  const type = context.req.header('content-type') ?? ''
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    throw new Refusal(415, 'Content-Type must be application/json')
  }
  return parseFields(schema, readJson(await context.req.text()), ['body'])
}

/** @throws Refusal 422 with a list of the missing and invalid fields, located below `place` */
export function parseFields<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  place: readonly string[],
): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new Refusal(
    422,
    result.issues.map((issue) => fieldError(issue, place)),
  )
}

/**
 * The idempotency key in a call's query string; null if missing.
 *
 * @throws Refusal 400 for an invalid key
 */
export function readIdempotencyKey(context: Context): string | null {
  const key = context.req.query('idempotency_key')
  if (key === undefined) return null
  if (IDEMPOTENCY_KEY.test(key)) return key
  throw new Refusal(400, 'idempotency_key must be 1 to 255 visible ASCII characters')
}

/** @throws Refusal 404 when the request names another business */
export function checkBusiness(expected: string, businessId: string): void {
  if (businessId !== expected) throw new Refusal(404, 'Business not found')
}

/** @throws Refusal 422 when `body` is not JSON */
export function readJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Refusal(422, [{ loc: ['body', 0], msg: 'JSON decode error', type: 'json_invalid' }])
  }
}

function fieldError(issue: v.BaseIssue<unknown>, place: readonly string[]): FieldError {
  const path = issue.path?.map(({ key }) => (typeof key === 'number' ? key : String(key))) ?? []
  const loc = [...place, ...path]
  const isMissing = path.length > 0 && issue.received === 'undefined'
  return isMissing
    ? { loc, msg: 'Field required', type: 'missing' }
    : { loc, msg: issue.message, type: 'value_error' }
}

const MAX_LOCAL = 64
const MAX_ADDRESS = 254
/** Dot-separated parts of `atext` (RFC 5322), extended to letters and digits of any script (RFC 6531). */
const LOCAL = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u
/** Characters safe to pass to `domainToASCII`, which truncates a domain at `/` or `#`. */
const WRITTEN_DOMAIN = /^[\p{L}\p{N}\p{M}.-]+$/u
const DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z][a-z0-9-]{0,61}[a-z0-9])$/

/**
 * Normalises an e-mail address, for storing, comparing and sending: trimmed, NFC, lower case, the domain
 * in ASCII.
 *
 * @returns null for anything that is not a deliverable address
 */
export function normaliseAddress(written: string): string | null {
  const address = written.trim().normalize('NFC').toLowerCase().normalize('NFC')
  const at = address.lastIndexOf('@')
  const [local, writtenDomain] = [address.slice(0, at), address.slice(at + 1)]
  if (at < 1 || !WRITTEN_DOMAIN.test(writtenDomain)) return null
  const domain = domainToASCII(writtenDomain)
  const normal = `${local}@${domain}`
  const isShort = Buffer.byteLength(local) <= MAX_LOCAL && Buffer.byteLength(normal) <= MAX_ADDRESS
  return isShort && LOCAL.test(local) && DOMAIN.test(domain) ? normal : null
}
