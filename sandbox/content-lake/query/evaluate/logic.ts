import type { Evaluate } from './scope.ts'
import { partialCompare } from './compare.ts'

// Three-valued logic: an operand that is not a boolean makes the result null, unless the other operand
// decides it.

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

/** `base in left..right`, or `left...right` without its end. */
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
