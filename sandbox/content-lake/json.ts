export type JsonObject = Record<string, unknown>

/** Maximum nesting. Real content is less deep, and a recursive walk overflows the stack only much deeper. */
const MAX_DEPTH = 100

/** True for a plain JSON object: not null, not an array. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Parses untrusted JSON.
 *
 * @throws SyntaxError when it is not JSON, holds a number too large for JavaScript, or is nested so deep that walking it
 * is unsafe
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new SyntaxError(`nested deeper than ${MAX_DEPTH} levels`)
    // `1e400` is read as Infinity, which would be stored as null.
    if (level.some((item) => typeof item === 'number' && !Number.isFinite(item)))
      throw new SyntaxError('a number is too large')
    level = level.flatMap((item) =>
      typeof item === 'object' && item !== null ? Object.values(item) : [],
    )
  }
  return value
}
