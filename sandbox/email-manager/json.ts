/** Deeper than any form, and far from where a recursive walk runs out of stack. */
const MAX_DEPTH = 100

/** True for a plain JSON object: not null, not an array. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Parses JSON that came from outside.
 *
 * @throws SyntaxError when it is not JSON, holds a number too large for JavaScript, or is nested so deep that walking it
 * is unsafe
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  checkValues(value)
  return value
}

function checkValues(value: unknown): void {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new SyntaxError(`nested deeper than ${MAX_DEPTH} levels`)
    // `1e400` is read as Infinity, which would be stored as null.
    if (level.some((item) => typeof item === 'number' && !Number.isFinite(item)))
      throw new SyntaxError('a number is too large')
    level = level
      .filter((item) => typeof item === 'object')
      .flatMap((item) => Object.values(item ?? {}))
  }
}
