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
 * A place in a document: its path (attribute names and array indices) and its value, `undefined` if the place does not
 * exist.
 */
export interface Location {
  readonly path: readonly (string | number)[]
  readonly value: unknown
}

/**
 * The locations that a JSONMatch path matches, without duplicates.
 *
 * Uses the parser of `@sanity/json-match`, but not its evaluator. The evaluator addresses array items by `_key`, so it
 * can't reach the second of two items with the same key. The evaluator also yields items past the end of an array.
 * For a missing attribute, `locate` yields a location with the value `undefined`, but not after `..`.
 */
export function locate(expression: PathNode, root: unknown): Location[] {
  return distinct(follow(expression, { path: [], value: root }))
}

function follow(expression: PathNode, from: Location): Location[] {
  const steps: PathNode[] = []
  for (let node: PathNode | undefined = expression; node; node = node.base) steps.unshift(node)
  let locations = [from]
  for (const { segment, recursive } of steps) {
    locations = locations.flatMap((location) =>
      recursive ? matchRecursively(segment, location) : matchSegment(segment, location),
    )
  }
  return locations
}

function matchSegment(segment: SegmentNode, location: Location): Location[] {
  if (segment.type === 'This') return [location]
  if (segment.type === 'Identifier') return attribute(segment.name, location)
  if (segment.type === 'Wildcard') return children(location)
  return segment.elements.flatMap((element) => subscript(element, location))
}

/** Applies a segment to a location and to everything within it (`..`). */
function matchRecursively(segment: SegmentNode, location: Location): Location[] {
  const here = matchSegment(segment, location).filter(({ value }) => value !== undefined)
  return [...here, ...children(location).flatMap((child) => matchRecursively(segment, child))]
}

/** An attribute of an object; in an array, the attribute of each object. */
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

/** The locations that one element of a subscript (`[…]`) selects within a location. */
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

/** @returns start and (exclusive) end of a slice in an array of this length */
export function sliceBounds({ start = 0, end }: SliceNode, length: number): [number, number] {
  const bound = (index: number) => Math.min(Math.max(index < 0 ? length + index : index, 0), length)
  return [bound(start), bound(end ?? length)]
}

/** The items of an array that match, or the location itself if it matches and is not an array. */
function filter(location: Location, matches: (item: Location) => boolean): Location[] {
  if (!Array.isArray(location.value)) return matches(location) ? [location] : []
  return children(location).flatMap((item) => filter(item, matches))
}

function compare({ left, operator, right }: ComparisonNode, item: Location): boolean {
  const a = firstValue(left, item)
  const b = firstValue(right, item)
  if (a === undefined || b === undefined) return false
  if (operator === '==') return a === b
  if (operator === '!=') return a !== b
  if (typeof a !== 'number' || typeof b !== 'number') return false
  if (operator === '<') return a < b
  if (operator === '<=') return a <= b
  return operator === '>' ? a > b : a >= b
}

/** The value of a literal, or the first value that a path matches; `undefined` if the path matches none. */
function firstValue(expression: ExprNode, item: Location): unknown {
  if (expression.type === 'Null') return null
  if (expression.type !== 'Path') return expression.value
  return follow(expression, item).find(({ value }) => value !== undefined)?.value
}

function distinct(locations: readonly Location[]): Location[] {
  return [
    ...new Map(locations.map((location) => [JSON.stringify(location.path), location])).values(),
  ]
}

/** The parser recurses at each level of brackets, so deep nesting could overflow the stack. Real paths nest up to 3. */
const MAX_BRACKET_NESTING = 20

/**
 * Parses a JSONMatch path with Sanity's parser: `a.b`, `a[1:3]`, `a[_key=="x"].b`, `..a`, `a[*]`.
 *
 * @throws PatchError when the path is invalid, or names a reserved attribute
 */
export function parsePath(path: unknown): PathNode {
  const invalid = (cause?: unknown) =>
    new PatchError(`Invalid path ${JSON.stringify(path)}`, { cause })
  if (typeof path !== 'string' || bracketNesting(path) > MAX_BRACKET_NESTING) throw invalid()
  let node: ExprNode | undefined
  try {
    node = parseExpression(path)
  } catch (error) {
    // The parser throws SyntaxError for an unexpected token, and Error for an unexpected character.
    throw invalid(error)
  }
  if (node?.type !== 'Path' || usesReservedName(node)) throw invalid()
  return node
}

function bracketNesting(path: string): number {
  let depth = 0
  let deepest = 0
  for (const character of path) {
    if (character === '[') deepest = Math.max(deepest, ++depth)
    else if (character === ']') depth -= 1
  }
  return deepest
}

function usesReservedName(node: ExprNode | SubscriptElementNode): boolean {
  if (node.type === 'Existence') return usesReservedName(node.base)
  if (node.type === 'Comparison') return usesReservedName(node.left) || usesReservedName(node.right)
  if (node.type !== 'Path') return false
  // A loop, because recursion over a long path would overflow the stack.
  for (let current: PathNode | undefined = node; current; current = current.base) {
    const { segment } = current
    if (segment.type === 'Identifier' && RESERVED_NAMES.includes(segment.name)) return true
    if (segment.type === 'Subscript' && segment.elements.some(usesReservedName)) return true
  }
  return false
}

/** A patch that can't be applied; the message says why. */
export class PatchError extends Error {
  override readonly name = 'PatchError'
}
