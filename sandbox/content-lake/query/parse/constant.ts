import { operators } from '../evaluate/operators.ts'
import type { QueryNode } from '../tree.ts'

const ARITHMETIC = new Set(['+', '-', '*', '/', '%', '**'])

/** The value of a node that consists of literals and arithmetic; undefined for any other. */
export function constantOf(node: QueryNode): unknown {
  if (node.type === 'Value') return node.value ?? null
  if (node.type === 'Group') return constantOf(node.base)
  if (node.type === 'Pos' || node.type === 'Neg') {
    const value = constantOf(node.base)
    if (typeof value !== 'number') return value === undefined ? undefined : null
    return node.type === 'Neg' ? -value : value
  }
  if (node.type !== 'OpCall' || !ARITHMETIC.has(node.op)) return undefined
  const [left, right] = [constantOf(node.left), constantOf(node.right)]
  return left === undefined || right === undefined ? undefined : operators[node.op](left, right)
}
