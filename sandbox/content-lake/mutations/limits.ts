import { isJsonObject } from '../json.ts'

// https://www.sanity.io/docs/content-lake/technical-limits

/** How many documents one mutation by query may change. */
export const MAX_SELECTED = 10_000

/** How deep attributes may be nested: `a.b` and `a[].b` are two levels. */
export const MAX_NESTING = 20

export function isNestedTooDeep(document: unknown): boolean {
  return levelsOf(document, 0) > MAX_NESTING
}

function levelsOf(value: unknown, level: number): number {
  if (level > MAX_NESTING) return level
  const inner = isJsonObject(value) ? level + 1 : level
  const items = Array.isArray(value) || isJsonObject(value) ? Object.values(value) : []
  // An object without attributes is a value.
  if (items.length === 0) return level
  return items.reduce<number>((most, item) => Math.max(most, levelsOf(item, inner)), inner)
}
