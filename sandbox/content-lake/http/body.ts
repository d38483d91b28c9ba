import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { apiError, badRequest, LakeError } from '../errors.ts'
import { isJsonObject, parseJson, type JsonObject } from '../json.ts'

const JSON_LIMIT = 4_000_000

/** Refuses a JSON body above 4 MB, the hosted limit, in the hosted words. */
export const limitJson = limitBody(JSON_LIMIT, `Request body exceeds limit of ${JSON_LIMIT} bytes`)

/**
 * Middleware that refuses a body above `maxSize` bytes with 413. What the client sends of it is read and dropped first:
 * answered before its end, the server closes the connection 500 ms later, under the client's next request.
 */
export function limitBody(maxSize: number, message: string): MiddlewareHandler {
  return bodyLimit({
    maxSize,
    onError: async ({ req: { raw } }) => {
      // A body of unknown length is being read by the middleware itself.
      if (raw.body?.locked === false) await raw.body.pipeTo(new WritableStream())
      throw apiError(413, 'Payload Too Large', message)
    },
  })
}

/** How much of a body that is not JSON is sent back. */
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
 * @param fallback used for an empty body, where the body is optional
 * @throws LakeError 400 when the body is not a JSON object
 */
export async function readJsonObject(context: Context, fallback = ''): Promise<JsonObject> {
  const body = await readJson(context, fallback)
  if (!isJsonObject(body)) throw badRequest('Request body must be a JSON object')
  return body
}
