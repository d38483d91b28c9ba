import {
  type ExprNode,
  parsePath as parseExpression,
  type PathNode,
  type SubscriptElementNode,
} from '@sanity/json-match'
import { RESERVED_NAMES } from '../document.ts'
import { PatchError } from './patch-error.ts'

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
