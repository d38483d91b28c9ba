/** More than an answer in use has; written down, it takes several times as much memory. */
export const MAX_ANSWER = 64 * 1024 * 1024

/** Quotes, a comma and the like. */
const OVERHEAD = 4

/**
 * Whether a value has more than about this many characters in JSON. It stops counting there: parts of an
 * answer may occur in it many times over.
 */
export function isLonger(value: unknown, characters: number): boolean {
  return remaining(value, characters) < 0
}

function remaining(value: unknown, left: number): number {
  if (typeof value === 'string') return left - value.length - OVERHEAD
  if (typeof value !== 'object' || value === null) return left - OVERHEAD
  let rest = left - OVERHEAD
  for (const [name, item] of Object.entries(value)) {
    if (rest < 0) break
    if (!Array.isArray(value)) rest -= name.length + OVERHEAD
    rest = remaining(item, rest)
  }
  return rest
}
