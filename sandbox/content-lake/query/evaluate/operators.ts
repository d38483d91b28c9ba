import type { OperatorName } from '../tree.ts'
import { includes, isEqual, partialCompare } from './compare.ts'
import { DateTime } from './date-time.ts'
import { matches } from './match.ts'
import { asList, finite, isObject, PathPattern } from './values.ts'

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
