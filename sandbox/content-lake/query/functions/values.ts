import { LOCAL_USER } from '../../http/user.ts'
import { includes } from '../evaluate/operators.ts'
import { asList, DateTime, finite, PathPattern } from '../evaluate/values.ts'
import { type FunctionFamily, type GroqFunction, scopeFunction, valueFunction } from './function.ts'

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
  'global::count': valueFunction((list) => asList(list)?.length ?? null),
  'global::defined': valueFunction((value) => value !== null),
  'global::identity': valueFunction(() => LOCAL_USER.id),
  'global::length': valueFunction((value) =>
    typeof value === 'string' ? Array.from(value).length : (asList(value)?.length ?? null),
  ),
  'global::path': valueFunction((pattern) =>
    typeof pattern === 'string' ? new PathPattern(pattern) : null,
  ),
  // The local user has no attributes. Null, not an error, so that a query written for the hosted lake runs.
  'user::attributes': valueFunction(() => null),
}

// The maximum that `toFixed` accepts. With more digits, `round` returns the number unchanged.
const MAX_DIGITS = 100

export const mathFunctions: FunctionFamily = {
  'math::min': numberFunction((numbers) => numbers.reduce((a, b) => Math.min(a, b))),
  'math::max': numberFunction((numbers) => numbers.reduce((a, b) => Math.max(a, b))),
  'math::sum': numberFunction(sum, 0),
  'math::avg': numberFunction((numbers) => sum(numbers) / numbers.length),
  'global::round': (args, compile) => {
    const [value, digits] = args.map(compile)
    return (scope) => round(value?.(scope), digits ? digits(scope) : 0)
  },
}

/** A GROQ function of the numbers in a list. Ignores nulls; the result is null if the list has other values. */
function numberFunction(
  reduce: (numbers: readonly number[]) => number,
  resultOfEmpty: number | null = null,
): GroqFunction {
  return valueFunction((list) => {
    const items = asList(list)?.filter((item) => item !== null)
    if (!items) return null
    const numbers = items.filter((item) => typeof item === 'number')
    if (numbers.length !== items.length) return null
    return numbers.length === 0 ? resultOfEmpty : finite(reduce(numbers))
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
  'array::compact': valueFunction((list) => asList(list)?.filter((item) => item !== null) ?? null),
  'array::intersects': valueFunction((list, other) => {
    const [items, others] = [asList(list), asList(other)]
    if (!items || !others) return null
    return items.some((item) => includes(others, item))
  }),
  'array::join': valueFunction((list, separator) => {
    const items = asList(list)
    if (!items || typeof separator !== 'string') return null
    const texts = items.map(textOf)
    return texts.includes(null) ? null : texts.join(separator)
  }),
  'array::unique': valueFunction((list) => asList(list)?.filter(notYetSeen()) ?? null),
}

/** A predicate for `array::unique`: true for the first occurrence of each item. */
function notYetSeen(): (item: unknown) => boolean {
  const values = new Set<unknown>()
  const times = new Set<unknown>()
  return (item) => {
    const [seen, key] = item instanceof DateTime ? [times, item.milliseconds] : [values, item]
    // In GROQ, an array or object does not even equal itself.
    if (typeof key === 'object' && key !== null) return true
    if (seen.has(key)) return false
    seen.add(key)
    return true
  }
}

const lower = valueFunction((text) => (typeof text === 'string' ? text.toLowerCase() : null))
const upper = valueFunction((text) => (typeof text === 'string' ? text.toUpperCase() : null))

export const stringFunctions: FunctionFamily = {
  'global::lower': lower,
  'global::upper': upper,
  'global::string': valueFunction(textOf),
  'string::lower': lower,
  'string::upper': upper,
  'string::split': valueFunction((text, separator) => {
    if (typeof text !== 'string' || typeof separator !== 'string') return null
    if (text === '') return []
    return separator === '' ? Array.from(text) : text.split(separator)
  }),
  'string::startsWith': valueFunction((text, prefix) =>
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
  'global::dateTime': valueFunction((value) => {
    if (value instanceof DateTime) return value
    return typeof value === 'string' ? DateTime.parse(value) : null
  }),
  // Both functions return the same instant throughout a query.
  'global::now': scopeFunction(({ run }) => run.now.toISOString()),
  'dateTime::now': scopeFunction(({ run }) => new DateTime(run.now.getTime())),
}
