import type { Context } from 'hono'
import { badRequest } from '../errors.ts'
import { parseJson, type JsonObject } from '../json.ts'

/** A `true` or `false` from the query string; `undefined` when it is not given. */
export function readFlag(search: URLSearchParams, name: string): boolean | undefined {
  const value = search.get(name)
  if (value === null) return undefined
  if (value === 'true' || value === 'false') return value === 'true'
  throw badRequest(`"${name}" must be true or false`)
}

/** A positive whole number from the query string. */
export function readCount(search: URLSearchParams, name: string, fallback: number): number {
  const value = search.get(name)
  if (value === null) return fallback
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value)
  throw badRequest(`"${name}" must be a positive number`)
}

/** A timestamp from the query string, normalised to the lake's format; `undefined` when it is not given. */
export function readTimestamp(search: URLSearchParams, name: string): string | undefined {
  const value = search.get(name)
  if (value === null) return undefined
  const time = new Date(value)
  if (!/^\d{4}-\d\d-\d\d/.test(value) || Number.isNaN(time.getTime())) {
    throw badRequest(`"${name}" must be a date and time`)
  }
  return time.toISOString()
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
