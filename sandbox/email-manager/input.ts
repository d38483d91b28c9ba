/** Parses requests; invalid ones get FastAPI's error messages. */
import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { Refusal, type FieldError } from './errors.ts'
import { domainToASCII } from 'node:url'

const MAX_BODY_BYTES = 64 * 1024
const MAX_TEXT_LENGTH = 10_000

/** Visible ASCII. */
const IDEMPOTENCY_KEY = /^[\x21-\x7E]{1,255}$/

export const textSchema = v.pipe(
  v.string('Input should be a valid string'),
  v.maxLength(MAX_TEXT_LENGTH, `String should have at most ${MAX_TEXT_LENGTH} characters`),
)

/** Text that is not blank. */
export const filledTextSchema = v.pipe(
  textSchema,
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

export const booleanSchema = v.boolean('Input should be a valid boolean')

/** Middleware that refuses a body above 64 KiB. */
export const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new Refusal(413, `Request body exceeds ${MAX_BODY_BYTES} bytes`)
  },
})

/**
 * Parses the JSON body of a request.
 * @throws Refusal 415 when the body is not declared as JSON, 422 when it is not JSON or does not match the schema
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

/** @throws Refusal 422 with a list of missing and invalid fields; the path of each (`loc`) starts with `location` */
export function parseFields<S extends v.GenericSchema>(
  schema: S,
  value: unknown,
  location: readonly string[],
): v.InferOutput<S> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new Refusal(
    422,
    result.issues.map((issue) => fieldError(issue, location)),
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

function fieldError(issue: v.BaseIssue<unknown>, location: readonly string[]): FieldError {
  const path = issue.path?.map(({ key }) => (typeof key === 'number' ? key : String(key))) ?? []
  const loc = [...location, ...path]
  const isMissing = path.length > 0 && issue.received === 'undefined'
  return isMissing
    ? { loc, msg: 'Field required', type: 'missing' }
    : { loc, msg: issue.message, type: 'value_error' }
}

const MAX_LOCAL = 64 // bytes
const MAX_ADDRESS = 254 // bytes
/** Dot-separated parts of `atext` (RFC 5322), extended to letters and digits of any script (RFC 6531). */
const LOCAL = /^[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+(?:\.[\p{L}\p{N}\p{M}!#$%&'*+/=?^_`{|}~-]+)*$/u
/** Characters safe to pass to `domainToASCII`, which truncates a domain at `/` or `#`. */
const UNICODE_DOMAIN = /^[\p{L}\p{N}\p{M}.-]+$/u
const ASCII_DOMAIN = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z][a-z0-9-]{0,61}[a-z0-9])$/

/**
 * Normalises an email address for storing, comparing and sending: trimmed, NFC, lower case, the domain
 * in ASCII.
 *
 * @returns null if the syntax of the address is invalid
 */
export function normaliseAddress(input: string): string | null {
  const address = input.trim().normalize('NFC').toLowerCase().normalize('NFC')
  const at = address.lastIndexOf('@')
  const [local, unicodeDomain] = [address.slice(0, at), address.slice(at + 1)]
  if (at < 1 || !UNICODE_DOMAIN.test(unicodeDomain)) return null
  const domain = domainToASCII(unicodeDomain)
  const normal = `${local}@${domain}`
  const isShort = Buffer.byteLength(local) <= MAX_LOCAL && Buffer.byteLength(normal) <= MAX_ADDRESS
  return isShort && LOCAL.test(local) && ASCII_DOMAIN.test(domain) ? normal : null
}
