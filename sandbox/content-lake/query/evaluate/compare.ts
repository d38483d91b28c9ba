import { DateTime } from './date-time.ts'

/** GROQ's `==`: for scalars and times only; arrays and objects equal nothing. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a instanceof DateTime) return b instanceof DateTime && a.milliseconds === b.milliseconds
  return a === b && (typeof a !== 'object' || a === null)
}

/** Negative, zero or positive; null for values that can't be compared. */
export function partialCompare(a: unknown, b: unknown): number | null {
  if (typeof a === 'string') return typeof b === 'string' ? compareStrings(a, b) : null
  if (typeof a === 'number') return typeof b === 'number' ? a - b : null
  if (typeof a === 'boolean') return typeof b === 'boolean' ? Number(a) - Number(b) : null
  if (a instanceof DateTime && b instanceof DateTime) return a.milliseconds - b.milliseconds
  return null
}

/** The order of `order()`: times, numbers, strings, booleans, then everything else as equal. */
export function totalCompare(a: unknown, b: unknown): number {
  return rankOf(a) - rankOf(b) || (partialCompare(a, b) ?? 0)
}

function compareStrings(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

function rankOf(value: unknown): number {
  if (value instanceof DateTime) return 0
  if (typeof value === 'number') return 1
  if (typeof value === 'string') return 2
  return typeof value === 'boolean' ? 3 : 4
}

const LARGE = 16
const members = new WeakMap<readonly unknown[], Set<unknown>>()

/** Whether `list` has an element equal to `value`; a long list is indexed once. */
export function includes(list: readonly unknown[], value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return list.some((item) => isEqual(item, value))
  if (list.length < LARGE) return list.includes(value)
  const set = members.get(list) ?? new Set(list)
  members.set(list, set)
  return set.has(value)
}
