export type JsonObject = Record<string, unknown>

/** Maximum nesting depth: deeper than real content, but too shallow to overflow the stack of a recursive function. */
const MAX_DEPTH = 100

/** True for a plain JSON object: not null, not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Parses untrusted JSON.
 *
 * @throws SyntaxError when the text is not JSON, a number is too large for JavaScript, or the nesting exceeds
 * MAX_DEPTH
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new SyntaxError(`nested deeper than ${MAX_DEPTH} levels`)
    // `JSON.parse` reads `1e400` as Infinity, which `JSON.stringify` would store as null.
    if (level.some((item) => typeof item === 'number' && !Number.isFinite(item)))
      throw new SyntaxError('a number is too large')
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    )
  }
  return value
}
