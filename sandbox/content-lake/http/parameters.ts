import type { Context } from 'hono'
import { badRequest } from '../errors.ts'
import { parseJson, type JsonObject } from '../json.ts'

/** A `true` or `false` of the query string; `undefined` when it is not given. */
export function readFlag(search: URLSearchParams, name: string): boolean | undefined {
  const value = search.get(name)
  if (value === null) return undefined
  if (value === 'true' || value === 'false') return value === 'true'
  throw badRequest(`"${name}" must be true or false`)
}

/** GROQ parameters: every `$name`, its value in JSON. */
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
