import type { JsonObject } from '../json.ts'

export interface MissingParameter {
  name: string
  start: number
  end: number
}

// Strings (ended or not) and comments are matched in order to skip them: a "$" inside is not a parameter.
const TOKENS = /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\/\/[^\n]*|\$(?<name>[A-Za-z_]\w*)/gs

// The parameter of a custom function is supplied by its caller.
const DECLARATION = /\bfn\s+[\w:]+\s*\(\s*\$(?<name>\w+)/g

/** The first parameter that a query uses without a value, with its span; null if there is none. */
export function missingParameter(query: string, params: JsonObject): MissingParameter | null {
  const declared = new Set(
    Array.from(query.matchAll(DECLARATION), (match) => match.groups?.['name']),
  )
  for (const match of query.matchAll(TOKENS)) {
    const name = match.groups?.['name']
    if (name !== undefined && !Object.hasOwn(params, name) && !declared.has(name)) {
      return { name, start: match.index, end: match.index + match[0].length }
    }
  }
  return null
}
