import { asList, finite } from '../evaluate/values.ts'
import { ofValues, type FunctionFamily, type GroqFunction } from './function.ts'

// More digits than a number has.
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
