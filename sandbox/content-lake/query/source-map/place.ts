import type { Scope } from '../evaluate/scope.ts'
import { NOTHING, type Traced } from './origin.ts'

const origins = new WeakMap<Scope, Traced['origin']>()

/** A scope to look at a value in, which knows where the value comes from. */
export function nested(scope: Scope, { value, origin }: Traced): Scope {
  return located(scope.nested(value), origin)
}

/** As `nested`, one that `^` steps over. */
export function hidden(scope: Scope, { value, origin }: Traced): Scope {
  return located(scope.hidden(value), origin)
}

/** The value that a scope looks at, with where it comes from. */
export function valueOf(scope: Scope): Traced {
  return { value: scope.value, origin: origins.get(scope) ?? NOTHING.origin }
}

function located(scope: Scope, origin: Traced['origin']): Scope {
  origins.set(scope, origin)
  return scope
}
