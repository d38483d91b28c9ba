import type { QueryNode } from '../tree.ts'
import type { Evaluate } from './scope.ts'

/** Fewer are compared one by one as fast. */
const FEW = 16

/** `a == 1 || a == 2 || …`, as a look-up among the values; null for any other node. */
export function compileAlternatives(
  node: QueryNode,
  compile: (node: QueryNode) => Evaluate,
): Evaluate | null {
  const alternatives = alternativesOf(node)
  const [first] = alternatives
  if (alternatives.length < FEW || first?.type !== 'OpCall') return null
  const path = pathOf(first.left)
  if (path === null) return null
  const values = new Set<unknown>()
  for (const each of alternatives) {
    if (each.type !== 'OpCall' || each.op !== '==') return null
    const { left, right } = each
    if (pathOf(left) !== path || right.type !== 'Value' || !isScalar(right.value)) return null
    values.add(right.value ?? null)
  }
  const value = compile(first.left)
  return (scope) => values.has(value(scope))
}

function alternativesOf(node: QueryNode): QueryNode[] {
  const found: QueryNode[] = []
  const rest: QueryNode[] = [node]
  for (let next = rest.pop(); next; next = rest.pop()) {
    if (next.type === 'Or') rest.push(next.left, next.right)
    else if (next.type === 'Group') rest.push(next.base)
    else found.push(next)
  }
  return found
}

/** What names an attribute, or an attribute of one and so on; null for any other node. */
function pathOf(node: QueryNode): string | null {
  if (node.type !== 'AccessAttribute') return null
  const base = node.base ? pathOf(node.base) : ''
  return base === null ? null : `${base}.${JSON.stringify(node.name)}`
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null
}
