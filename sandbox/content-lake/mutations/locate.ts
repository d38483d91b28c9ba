import {
  type ComparisonNode,
  type ExprNode,
  parsePath as parseExpression,
  type PathNode,
  type SegmentNode,
  type SliceNode,
  type SubscriptElementNode,
} from '@sanity/json-match'
import { RESERVED_NAMES } from '../document.ts'
import { isJsonObject } from '../json.ts'

/**
 * A place in a document: the attribute names and array indices that lead there, and what stands there,
 * `undefined` for nothing.
 */
export interface Location {
  readonly path: readonly (string | number)[]
  readonly value: unknown
}

/**
 * The places that a JSONMatch path leads to, each once, in the order of the document.
 *
 * The vendor's own evaluator (`@sanity/json-match`) names array items by `_key`, so the second of two items
 * with one key is out of its reach, and it yields items past the end of an array. Hence this one, on the
 * vendor's grammar. An attribute that does not exist is a place too, except where `..` looks for it.
 */
export function locate(expression: PathNode, root: unknown): Location[] {
  return distinct(follow(expression, { path: [], value: root }))
}

function follow(expression: PathNode, from: Location): Location[] {
  const steps: PathNode[] = []
  for (let at: PathNode | undefined = expression; at; at = at.base) steps.unshift(at)
  let locations = [from]
  for (const { segment, recursive } of steps) {
    locations = locations.flatMap((location) =>
      recursive ? descend(segment, location) : step(segment, location),
    )
  }
  return locations
}

function step(segment: SegmentNode, location: Location): Location[] {
  if (segment.type === 'This') return [location]
  if (segment.type === 'Identifier') return attribute(segment.name, location)
  if (segment.type === 'Wildcard') return children(location)
  return segment.elements.flatMap((element) => subscript(element, location))
}

/** `..`: the location itself and all below it. */
function descend(segment: SegmentNode, location: Location): Location[] {
  const here = step(segment, location).filter(({ value }) => value !== undefined)
  return [...here, ...children(location).flatMap((child) => descend(segment, child))]
}

/** On an array, the attribute of each object in it. */
function attribute(name: string, location: Location): Location[] {
  const { path, value } = location
  if (Array.isArray(value)) {
    return children(location)
      .filter((item) => typeof item.value === 'object' && item.value !== null)
      .flatMap((item) => attribute(name, item))
  }
  const found = isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined
  return [{ path: [...path, name], value: found }]
}

function children({ path, value }: Location): Location[] {
  if (Array.isArray(value))
    return value.map((item, index) => ({ path: [...path, index], value: item }))
  if (!isJsonObject(value)) return []
  return Object.entries(value).map(([name, child]) => ({ path: [...path, name], value: child }))
}

/** The places within a location that one of the terms between brackets leads to. */
export function subscript(element: SubscriptElementNode, location: Location): Location[] {
  const items = Array.isArray(location.value) ? children(location) : []
  if (element.type === 'Path') return follow(element, location)
  if (element.type === 'Comparison') return filter(location, (item) => compare(element, item))
  if (element.type === 'Existence') {
    const exists = ({ value }: Location) => value !== undefined
    return filter(location, (item) => follow(element.base, item).some(exists))
  }
  if (element.type === 'Slice') return items.slice(...sliceBounds(element, items.length))
  const item = element.type === 'Number' ? items.at(element.value) : undefined
  return item ? [item] : []
}

/** @returns where a slice begins and ends in an array of a length; the end is exclusive */
export function sliceBounds({ start = 0, end }: SliceNode, length: number): [number, number] {
  const bound = (index: number) => Math.min(Math.max(index < 0 ? length + index : index, 0), length)
  return [bound(start), bound(end ?? length)]
}

/** The items of an array that match, or the location itself if it matches and is no array. */
function filter(location: Location, matches: (item: Location) => boolean): Location[] {
  if (!Array.isArray(location.value)) return matches(location) ? [location] : []
  return children(location).flatMap((item) => filter(item, matches))
}

function compare({ left, operator, right }: ComparisonNode, item: Location): boolean {
  const a = operand(left, item)
  const b = operand(right, item)
  if (a === undefined || b === undefined) return false
  if (operator === '==') return a === b
  if (operator === '!=') return a !== b
  if (typeof a !== 'number' || typeof b !== 'number') return false
  if (operator === '<') return a < b
  if (operator === '<=') return a <= b
  return operator === '>' ? a > b : a >= b
}

/** The first value that an operand has, `undefined` for none. */
function operand(expression: ExprNode, item: Location): unknown {
  if (expression.type === 'Null') return null
  if (expression.type !== 'Path') return expression.value
  return follow(expression, item).find(({ value }) => value !== undefined)?.value
}

function distinct(locations: readonly Location[]): Location[] {
  return [
    ...new Map(locations.map((location) => [JSON.stringify(location.path), location])).values(),
  ]
}

/** Brackets within brackets. The parser needs a stack frame for each, and a person needs three. */
const NESTING_LIMIT = 20

/**
 * Parses a JSONMatch path by the vendor's own grammar: `a.b`, `a[1:3]`, `a[_key=="x"].b`, `..a`, `a[*]`.
 *
 * @throws PatchError when it is no path, or names an attribute that no document may have
 */
export function parsePath(path: unknown): PathNode {
  const invalid = (cause?: unknown) =>
    new PatchError(`Invalid path ${JSON.stringify(path)}`, { cause })
  if (typeof path !== 'string' || nesting(path) > NESTING_LIMIT) throw invalid()
  let node: ExprNode | undefined
  try {
    node = parseExpression(path)
  } catch (error) {
    // The parser throws SyntaxError for a token and Error for a character that it doesn't expect.
    throw invalid(error)
  }
  if (node?.type !== 'Path' || namesReserved(node)) throw invalid()
  return node
}

function nesting(path: string): number {
  let depth = 0
  let deepest = 0
  for (const character of path) {
    if (character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === ']') depth -= 1
  }
  return deepest
}

function namesReserved(node: ExprNode | SubscriptElementNode): boolean {
  if (node.type === 'Existence') return namesReserved(node.base)
  if (node.type === 'Comparison') return namesReserved(node.left) || namesReserved(node.right)
  if (node.type !== 'Path') return false
  // A loop, since a path may have more segments than the stack has room for.
  for (let at: PathNode | undefined = node; at; at = at.base) {
    const { segment } = at
    if (segment.type === 'Identifier' && RESERVED_NAMES.includes(segment.name)) return true
    if (segment.type === 'Subscript' && segment.elements.some(namesReserved)) return true
  }
  return false
}

/** A patch that can't be applied; the message says why. */
export class PatchError extends Error {
  override readonly name = 'PatchError'
}
