import type { OperatorName } from '../tree.ts'
import { matches } from './match.ts'
import type { Evaluate } from './scope.ts'
import { asList, DateTime, finite, isObject, PathPattern } from './values.ts'

type Operator = (left: unknown, right: unknown) => unknown

export const operators: Record<OperatorName, Operator> = {
  '==': isEqual,
  '!=': (left, right) => !isEqual(left, right),
  '<': comparison((order) => order < 0),
  '<=': comparison((order) => order <= 0),
  '>': comparison((order) => order > 0),
  '>=': comparison((order) => order >= 0),
  in: isIn,
  match: matches,
  '+': add,
  '-': subtract,
  '*': arithmetic((left, right) => left * right),
  '/': arithmetic((left, right) => left / right),
  '%': arithmetic((left, right) => left % right),
  '**': arithmetic((left, right) => left ** right),
}

function comparison(holds: (order: number) => boolean): Operator {
  return (left, right) => {
    const order = partialCompare(left, right)
    return order === null ? null : holds(order)
  }
}

function arithmetic(compute: (left: number, right: number) => number): Operator {
  return (left, right) =>
    typeof left === 'number' && typeof right === 'number' ? finite(compute(left, right)) : null
}

function isIn(left: unknown, right: unknown): boolean | null {
  if (right instanceof PathPattern) {
    const path = left instanceof PathPattern ? left.pattern : left
    return typeof path === 'string' ? right.matches(path) : null
  }
  const list = asList(right)
  return list && includes(list, left)
}

function add(left: unknown, right: unknown): unknown {
  if (typeof left === 'string') return typeof right === 'string' ? left + right : null
  if (typeof left === 'number' && typeof right === 'number') return finite(left + right)
  if (left instanceof DateTime && typeof right === 'number') return left.plusSeconds(right)
  if (typeof left === 'number' && right instanceof DateTime) return right.plusSeconds(left)
  if (Array.isArray(left) && Array.isArray(right)) return [...left, ...right]
  return isObject(left) && isObject(right) ? { ...left, ...right } : null
}

function subtract(left: unknown, right: unknown): unknown {
  if (left instanceof DateTime) {
    if (right instanceof DateTime) return (left.milliseconds - right.milliseconds) / 1000
    return typeof right === 'number' ? left.plusSeconds(-right) : null
  }
  return typeof left === 'number' && typeof right === 'number' ? finite(left - right) : null
}

// Three-valued logic: an operand that is not a boolean makes the result null, unless the other operand
// decides the result.

export function and(left: Evaluate, right: Evaluate): Evaluate {
  return (scope) => {
    const a = left(scope)
    if (a === false) return false
    const b = right(scope)
    if (b === false) return false
    return a === true && b === true ? true : null
  }
}

export function or(left: Evaluate, right: Evaluate): Evaluate {
  return (scope) => {
    const a = left(scope)
    if (a === true) return true
    const b = right(scope)
    if (b === true) return true
    return a === false && b === false ? false : null
  }
}

export function not(base: Evaluate): Evaluate {
  return (scope) => {
    const value = base(scope)
    return typeof value === 'boolean' ? !value : null
  }
}

/** `base in left..right`; `left...right` excludes the end. */
export function inRange(
  base: Evaluate,
  left: Evaluate,
  right: Evaluate,
  isInclusive: boolean,
): Evaluate {
  return (scope) => {
    const value = base(scope)
    const fromLeft = partialCompare(value, left(scope))
    const fromRight = partialCompare(value, right(scope))
    if (fromLeft === null || fromRight === null) return null
    return fromLeft >= 0 && (isInclusive ? fromRight <= 0 : fromRight < 0)
  }
}

/** GROQ's `==`. It compares scalars and times; arrays and objects are never equal. */
function isEqual(a: unknown, b: unknown): boolean {
  if (a instanceof DateTime) return b instanceof DateTime && a.milliseconds === b.milliseconds
  return a === b && (typeof a !== 'object' || a === null)
}

/** A negative number, zero or a positive number; null for values that can't be compared. */
function partialCompare(a: unknown, b: unknown): number | null {
  if (typeof a === 'string') return typeof b === 'string' ? compareStrings(a, b) : null
  if (typeof a === 'number') return typeof b === 'number' ? a - b : null
  if (typeof a === 'boolean') return typeof b === 'boolean' ? Number(a) - Number(b) : null
  if (a instanceof DateTime && b instanceof DateTime) return a.milliseconds - b.milliseconds
  return null
}

/** The sort order of `order()`: times, numbers, strings, booleans, then all other values, which count as equal. */
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

const MIN_INDEXED_LENGTH = 16
const itemSets = new WeakMap<readonly unknown[], Set<unknown>>()

/** Whether `list` has an element equal to `value`. A long list is converted to a set, which is cached. */
export function includes(list: readonly unknown[], value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return list.some((item) => isEqual(item, value))
  if (list.length < MIN_INDEXED_LENGTH) return list.includes(value)
  const set = itemSets.get(list) ?? new Set(list)
  itemSets.set(list, set)
  return set.has(value)
}
