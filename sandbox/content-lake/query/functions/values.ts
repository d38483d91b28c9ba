import { LOCAL_USER } from '../../http/user.ts'
import { includes } from '../evaluate/operators.ts'
import { asList, DateTime, finite, PathPattern } from '../evaluate/values.ts'
import { type FunctionFamily, type GroqFunction, ofScope, ofValues } from './function.ts'

export const generalFunctions: FunctionFamily = {
  'global::coalesce': (args, compile) => {
    const choices = args.map(compile)
    return (scope) => {
      for (const choice of choices) {
        const value = choice(scope)
        if (value !== null) return value
      }
      return null
    }
  },
  'global::count': ofValues((list) => asList(list)?.length ?? null),
  'global::defined': ofValues((value) => value !== null),
  'global::identity': ofValues(() => LOCAL_USER.id),
  'global::length': ofValues((value) =>
    typeof value === 'string' ? Array.from(value).length : (asList(value)?.length ?? null),
  ),
  'global::path': ofValues((pattern) =>
    typeof pattern === 'string' ? new PathPattern(pattern) : null,
  ),
  // Null instead of an error, so that a query written for the hosted lake runs: the local user has no attributes.
  'user::attributes': ofValues(() => null),
}

// The maximum of `toFixed`, and more digits than a number has.
const MAX_DIGITS = 100

export const mathFunctions: FunctionFamily = {
  'math::min': ofNumbers((numbers) => numbers.reduce((a, b) => Math.min(a, b))),
  'math::max': ofNumbers((numbers) => numbers.reduce((a, b) => Math.max(a, b))),
  'math::sum': ofNumbers(sum, 0),
  'math::avg': ofNumbers((numbers) => sum(numbers) / numbers.length),
  'global::round': (args, compile) => {
    const [value, digits] = args.map(compile)
    return (scope) => round(value?.(scope), digits ? digits(scope) : 0)
  },
}

/** Nulls are ignored; any other value that is not a number makes the result null. */
function ofNumbers(
  reduce: (numbers: readonly number[]) => number,
  ofNone: number | null = null,
): GroqFunction {
  return ofValues((list) => {
    const items = asList(list)?.filter((item) => item !== null)
    if (!items) return null
    const numbers = items.filter((item) => typeof item === 'number')
    if (numbers.length !== items.length) return null
    return numbers.length === 0 ? ofNone : finite(reduce(numbers))
  })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

/** Rounds halves away from zero. */
function round(value: unknown, digits: unknown): number | null {
  if (typeof value !== 'number' || typeof digits !== 'number') return null
  if (digits < 0 || !Number.isInteger(digits)) return null
  if (digits === 0) return Math.sign(value) * Math.round(Math.abs(value))
  return digits > MAX_DIGITS ? value : Number(value.toFixed(digits))
}

export const arrayFunctions: FunctionFamily = {
  'array::compact': ofValues((list) => asList(list)?.filter((item) => item !== null) ?? null),
  'array::intersects': ofValues((list, other) => {
    const [items, others] = [asList(list), asList(other)]
    if (!items || !others) return null
    return items.some((item) => includes(others, item))
  }),
  'array::join': ofValues((list, separator) => {
    const items = asList(list)
    if (!items || typeof separator !== 'string') return null
    const texts = items.map(textOf)
    return texts.includes(null) ? null : texts.join(separator)
  }),
  'array::unique': ofValues((list) => asList(list)?.filter(notYetSeen()) ?? null),
}

/** A predicate for `array::unique`: true for the first occurrence of each item. */
function notYetSeen(): (item: unknown) => boolean {
  const seen = new Set<unknown>()
  return (item) => {
    const key = item instanceof DateTime ? `time ${item.milliseconds}` : item
    // An array or object equals nothing, not even itself.
    if (typeof key === 'object' && key !== null) return true
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
}

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
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  return value instanceof DateTime ? value.toJSON() : null
}

export const dateTimeFunctions: FunctionFamily = {
  'global::dateTime': ofValues((value) => {
    if (value instanceof DateTime) return value
    return typeof value === 'string' ? DateTime.parse(value) : null
  }),
  // The same instant throughout a query, as text or as a time.
  'global::now': ofScope(({ run }) => run.now.toISOString()),
  'dateTime::now': ofScope(({ run }) => new DateTime(run.now.getTime())),
}
