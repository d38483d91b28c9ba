import { generateId } from '../document.ts'
import { isJsonObject } from '../json.ts'

const KEY_LENGTH = 12

/** A copy of `value` in which every object in an array has a `_key`; `value` itself if all have one. */
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => keyed(withArrayKeys(item)))
    return items.every((item, index) => item === value[index]) ? value : items
  }
  if (!isJsonObject(value)) return value
  const entries = Object.entries(value).map(([name, item]) => [name, withArrayKeys(item)] as const)
  return entries.every(([name, item]) => item === value[name]) ? value : Object.fromEntries(entries)
}

function keyed(item: unknown): unknown {
  if (!isJsonObject(item) || typeof item['_key'] === 'string') return item
  return { _key: generateId().slice(0, KEY_LENGTH), ...item }
}
