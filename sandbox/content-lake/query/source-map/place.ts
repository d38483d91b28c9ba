import type { Scope } from '../evaluate/scope.ts'
import { NOTHING, type Traced } from './origin.ts'

const origins = new WeakMap<Scope, Traced['origin']>()

/** A scope whose value has a known origin. */
export function nested(scope: Scope, { value, origin }: Traced): Scope {
  return located(scope.nested(value), origin)
}

/** As `nested`, but skipped by `^`. */
export function hidden(scope: Scope, { value, origin }: Traced): Scope {
  return located(scope.hidden(value), origin)
}

/** The value of a scope, with its origin. */
export function valueOf(scope: Scope): Traced {
  return { value: scope.value, origin: origins.get(scope) ?? NOTHING.origin }
}

function located(scope: Scope, origin: Traced['origin']): Scope {
  origins.set(scope, origin)
  return scope
}
