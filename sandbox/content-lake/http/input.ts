import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { apiError, badRequest, LakeError } from '../errors.ts'
import { isJsonObject, type JsonObject, parseJson } from '../json.ts'

const JSON_LIMIT = 4_000_000

/** Refuses a JSON body above 4 MB. The hosted lake has the same limit and message. */
export const limitJson = limitBody(JSON_LIMIT, `Request body exceeds limit of ${JSON_LIMIT} bytes`)

/**
 * Middleware that reads and drops a body above `maxSize` bytes, then responds with 413. If it responded before the end
 * of the body, the server would close the connection 500 ms later, during the client's next request.
 */
export function limitBody(maxSize: number, message: string): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: async ({ req: { raw } }) => {
      // `bodyLimit` has begun to read a body of unknown length, which locks it. The rest can't be read here.
      if (raw.body?.locked === false) await raw.body.pipeTo(new WritableStream())
      throw apiError(413, 'Payload Too Large', message)
    },
  })
}

/** An error quotes at most this many characters of an invalid body. */
const MAX_QUOTED = 1024

/** @throws LakeError 400 when the body is not JSON */
export async function readJson(context: Context, fallback = ''): Promise<unknown> {
  const text = (await context.req.text()) || fallback
  try {
    return parseJson(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw invalidBody(text, error.message)
    throw error
  }
}

function invalidBody(text: string, description: string): LakeError {
  const body = text.slice(0, MAX_QUOTED)
  const bodyTruncated = text.length > MAX_QUOTED
  const type = 'httpInvalidRequestBody'
  return new LakeError(400, description, { error: { body, bodyTruncated, description, type } })
}

/**
 * @param fallback used in place of an empty body, if the body is optional
 * @throws LakeError 400 when the body is not a JSON object
 */
export async function readJsonObject(context: Context, fallback = ''): Promise<JsonObject> {
  const body = await readJson(context, fallback)
  if (!isJsonObject(body)) throw badRequest('Request body must be a JSON object')
  return body
}

/** Reads `true` or `false` from the query string; `undefined` if the parameter is missing. */
export function readFlag(search: URLSearchParams, name: string): boolean | undefined {
  const value = search.get(name)
  if (value === null) return undefined
  if (value === 'true' || value === 'false') return value === 'true'
  throw badRequest(`"${name}" must be true or false`)
}

/** Reads a positive whole number from the query string; `fallback` if the parameter is missing. */
export function readCount(search: URLSearchParams, name: string, fallback: number): number {
  const value = search.get(name)
  if (value === null) return fallback
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value)
  throw badRequest(`"${name}" must be a positive number`)
}

/** Reads a date, with or without a time, from the query string. Returns it in the format of `toISOString`. */
export function readTimestamp(search: URLSearchParams, name: string): string | undefined {
  const value = search.get(name)
  if (value === null) return undefined
  const time = new Date(value)
  if (!/^\d{4}-\d\d-\d\d/.test(value) || Number.isNaN(time.getTime())) {
    throw badRequest(`"${name}" must be a date, with or without a time`)
  }
  return time.toISOString()
}

/** Reads the GROQ parameters from the query string: every `$name`, with a value in JSON. */
export function readGroqParameters(search: URLSearchParams): JsonObject {
  const params: JsonObject = {}
  for (const [name, value] of search) {
    if (name.startsWith('$')) params[name.slice(1)] = parseParameter(name, value)
  }
  return params
}

function parseParameter(name: string, value: string): unknown {
  try {
    return parseJson(value)
  } catch (error) {
    throw badRequest(`Parameter ${name} is not valid JSON: ${String(error)}`)
  }
}

export function readSearch(context: Context): URLSearchParams {
  return new URL(context.req.url).searchParams
}

/**
 * Reads a transaction id. Clients choose these ids to recognise their own changes.
 *
 * @throws LakeError 400 when `value` is neither undefined nor a valid id
 */
export function readTransactionId(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && /^[\w-]{1,128}$/.test(value)) return value
  throw badRequest('"transactionId" must be 1 to 128 letters, digits, dashes or underscores')
}
