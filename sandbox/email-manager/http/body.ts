import type { Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { isJsonObject, parseJson } from '../json.ts'
import { Refusal, type FieldError } from '../errors.ts'

const BODY_LIMIT = 64 * 1024

/** Refuses a body above 64 KiB before it is read. */
export const limitBody = bodyLimit({
  maxSize: BODY_LIMIT,
  onError: () => {
    throw new Refusal(413, `Request body exceeds ${BODY_LIMIT} bytes`)
  },
})

/**
 * @throws Refusal 415 when the body is not declared as JSON, 422 with a list when it is not JSON or does
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
  const body = readJson(await context.req.text())
  if (!isJsonObject(body)) {
    const msg = 'Input should be a valid dictionary'
    throw new Refusal(422, [{ loc: ['body'], msg, type: 'dict_type' }])
  }
  return parseFields(schema, body, ['body'])
}

/** @throws Refusal 400 when the body is not a complete form */
export async function readForm(context: Context) {
  try {
    return await context.req.parseBody()
  } catch (error) {
    // The parser throws it for a truncated form or one without a boundary.
    if (error instanceof TypeError) throw new Refusal(400, 'The form could not be read')
    throw error
  }
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
    result.issues.map((issue) => toFieldError(issue, place)),
  )
}

function readJson(text: string): unknown {
  try {
    return parseJson(text)
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    throw new Refusal(422, [{ loc: ['body', 0], msg: 'JSON decode error', type: 'json_invalid' }])
  }
}

/** FastAPI's error types for valibot's issues. */
const TYPES: Record<string, string> = {
  string: 'string_type',
  boolean: 'bool_type',
  number: 'int_type',
  object: 'dict_type',
  record: 'dict_type',
  literal: 'literal_error',
  picklist: 'literal_error',
  max_length: 'string_too_long',
}

function toFieldError(issue: v.BaseIssue<unknown>, place: readonly string[]): FieldError {
  const path = issue.path?.map(({ key }) => (typeof key === 'number' ? key : String(key))) ?? []
  const loc = [...place, ...path]
  if (issue.received === 'undefined') return { loc, msg: 'Field required', type: 'missing' }
  if (issue.expected === 'never') {
    return { loc, msg: 'Extra inputs are not permitted', type: 'extra_forbidden' }
  }
  return { loc, msg: issue.message, type: TYPES[issue.type] ?? 'value_error' }
}
