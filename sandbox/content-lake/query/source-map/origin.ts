import type { LakeDocument } from '../../document.ts'
import type { JsonObject } from '../../json.ts'
import type { Scope } from '../evaluate/scope.ts'
import { asList, isObject } from '../evaluate/values.ts'
import type { QueryNode } from '../tree.ts'
import type { Path } from './source-map.ts'

/**
 * Where a value comes from. `documentValue`: a document, or a value inside a document. `object` and `array`: the query
 * built the value from parts, each of which has an origin. `unknown`: the query computed the value.
 */
type Origin =
  | { type: 'documentValue'; document: LakeDocument; path: Path }
  | { type: 'object'; attributes: ReadonlyMap<string, Origin> }
  | { type: 'array'; items: readonly Origin[] }
  | { type: 'literal' | 'nothing' | 'unknown' }

/** A value with its origin. */
export interface Traced {
  value: unknown
  origin: Origin
}

/** A compiled part of a query that yields values with their origins. */
export type Trace = (scope: Scope) => Traced

/** `trace` in `trace.ts`. It is passed as a parameter, which avoids an import cycle. */
export type Tracer = (node: QueryNode) => Trace

/** A missing value. It has no origin. */
export const NOTHING: Traced = { value: null, origin: { type: 'nothing' } }

export function literal(value: unknown): Traced {
  return { value, origin: { type: 'literal' } }
}

/** A value that the query computed. */
export function computed(value: unknown): Traced {
  return { value, origin: { type: 'unknown' } }
}

export function ofDocument(document: LakeDocument): Traced {
  return { value: document, origin: { type: 'documentValue', document, path: [] } }
}

export function listOf(items: readonly Traced[]): Traced {
  return {
    value: items.map(({ value }) => value),
    origin: { type: 'array', items: items.map(({ origin }) => origin) },
  }
}

export function objectOf(attributes: ReadonlyMap<string, Traced>): Traced {
  const object: JsonObject = {}
  const origins = new Map<string, Origin>()
  for (const [name, { value, origin }] of attributes) {
    object[name] = value
    origins.set(name, origin)
  }
  return { value: object, origin: { type: 'object', attributes: origins } }
}

/** The items of a list with their origins; null for any other value. */
export function itemsOf({ value, origin }: Traced): Traced[] | null {
  const list = asList(value)
  return list?.map((item, index) => ({ value: item, origin: originOfItem(origin, index) })) ?? null
}

/** The attributes of an object with their origins; null for any other value. */
export function attributesOf({ value, origin }: Traced): Map<string, Traced> | null {
  if (!isObject(value)) return null
  return new Map(
    Object.entries(value).map(([name, attribute]) => [
      name,
      { value: attribute, origin: originOfAttribute(origin, name) },
    ]),
  )
}

export function attributeOf({ value, origin }: Traced, name: string): Traced {
  if (!isObject(value) || !Object.hasOwn(value, name)) return NOTHING
  return { value: value[name] ?? null, origin: originOfAttribute(origin, name) }
}

function originOfItem(origin: Origin, index: number): Origin {
  if (origin.type === 'array') return origin.items[index] ?? NOTHING.origin
  return originWithin(origin, index)
}

function originOfAttribute(origin: Origin, name: string): Origin {
  if (origin.type === 'object') return origin.attributes.get(name) ?? NOTHING.origin
  return originWithin(origin, name)
}

function originWithin(origin: Origin, key: string | number): Origin {
  if (origin.type !== 'documentValue') return origin
  return { ...origin, path: [...origin.path, key] }
}

const originOfScope = new WeakMap<Scope, Traced['origin']>()

/** Like `scope.nested`, for a value with a known origin. */
export function nested(scope: Scope, { value, origin }: Traced): Scope {
  return withOrigin(scope.nested(value), origin)
}

/** Like `nested`, but `^` skips the new scope. */
export function nestedHidden(scope: Scope, { value, origin }: Traced): Scope {
  return withOrigin(scope.nestedHidden(value), origin)
}

/** The value of a scope, with the origin of the value. */
export function valueOf(scope: Scope): Traced {
  return { value: scope.value, origin: originOfScope.get(scope) ?? NOTHING.origin }
}

function withOrigin(scope: Scope, origin: Traced['origin']): Scope {
  originOfScope.set(scope, origin)
  return scope
}
