import { isObject } from './values.ts'

const NONE: ReadonlySet<string> = new Set()
const known = new WeakMap<object, ReadonlySet<string>>()

/** Every `_ref` in a value, weak ones too; cached for each document. */
export function referencedIds(value: unknown): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return NONE
  const before = known.get(value)
  if (before) return before
  const found = new Set<string>()
  collect(value, found)
  const ids = found.size === 0 ? NONE : found
  known.set(value, ids)
  return ids
}

function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found)
  else if (isObject(value)) {
    if (typeof value['_ref'] === 'string') found.add(value['_ref'])
    for (const item of Object.values(value)) collect(item, found)
  }
}
