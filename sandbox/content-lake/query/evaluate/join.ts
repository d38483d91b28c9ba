import type { QueryNode, StepNode } from '../tree.ts'
import { conditionsOf } from './candidates.ts'
import { isIndependent, isIndependentOfItem, isOfItem } from './dependence.ts'
import type { Evaluate } from './scope.ts'
import { asList } from './values.ts'

/**
 * The items that a filter which is run again and again may match, by the equality that it requires of them:
 * `*[_type == "port" && coast == ^.name]`. Their values are indexed once a run, so that a join of two lists
 * takes time in proportion to their lengths, and not to the product of these.
 *
 * @param list all items, the same wherever the filter is applied
 * @returns null for a filter without such a condition; the filter is still applied to each item found
 */
export function compileJoin(
  filter: StepNode,
  list: Evaluate,
  compile: (node: QueryNode) => Evaluate,
): Evaluate | null {
  if (isIndependent(filter)) return null
  for (const condition of conditionsOf(filter.expr)) {
    if (condition.type !== 'OpCall' || condition.op !== '==') continue
    const { left, right } = condition
    if (isOfItem(left) && isOfScope(right)) return join(list, compile(left), compile(right))
    if (isOfItem(right) && isOfScope(left)) return join(list, compile(right), compile(left))
  }
  return null
}

/** True for what differs from one run of the filter to the next, and not from item to item. */
function isOfScope(node: QueryNode): boolean {
  return isIndependentOfItem(node) && !isIndependent(node)
}

function join(list: Evaluate, valueOf: Evaluate, wanted: Evaluate): Evaluate {
  const index: Evaluate = (scope) => {
    const items = asList(list(scope))
    return items && Map.groupBy(items, (item) => valueOf(scope.nested(item)))
  }
  return (scope) => {
    const value = wanted(scope.nested(null))
    // Times that are equal are different objects.
    if (typeof value === 'object' && value !== null) return list(scope)
    const { kept } = scope.run
    if (!kept.has(index)) kept.set(index, index(scope))
    const found = kept.get(index)
    return found instanceof Map ? (found.get(value) ?? []) : null
  }
}
