/** Deeper than any form, and far from where a recursive walk runs out of stack. */
const MAX_DEPTH = 100

/** True for a plain JSON object: not null, not an array. */
export function isJsonObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Parses JSON that came from outside.
 *
 * @throws SyntaxError when it is not JSON, or nested so deep that walking it is unsafe
 */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(text)
  checkDepth(value)
  return value
}

function checkDepth(value: unknown): void {
  let level = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_DEPTH) throw new SyntaxError(`nested deeper than ${MAX_DEPTH} levels`)
    level = level
      .filter((item) => typeof item === 'object')
      .flatMap((item) => Object.values(item ?? {}))
  }
}
