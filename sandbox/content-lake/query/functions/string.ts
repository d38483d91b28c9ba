import { DateTime } from '../evaluate/date-time.ts'
import { ofValues, type FunctionFamily } from './function.ts'

const lower = ofValues((text) => (typeof text === 'string' ? text.toLowerCase() : null))
const upper = ofValues((text) => (typeof text === 'string' ? text.toUpperCase() : null))

export const stringFunctions: FunctionFamily = {
  'global::lower': lower,
  'global::upper': upper,
  'global::string': ofValues(textOf),
  'string::lower': lower,
  'string::upper': upper,
  'string::split': ofValues((text, separator) => {
    if (typeof text !== 'string' || typeof separator !== 'string') return null
    if (text === '') return []
    return separator === '' ? Array.from(text) : text.split(separator)
  }),
  'string::startsWith': ofValues((text, prefix) =>
    typeof text === 'string' && typeof prefix === 'string' ? text.startsWith(prefix) : null,
  ),
}

/** The text of a scalar or time; null for any other value. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return value instanceof DateTime ? value.toJSON() : null
}
