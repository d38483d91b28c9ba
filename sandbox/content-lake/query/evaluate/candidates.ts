import { compareIds, type LakeDocument } from '../../document.ts'
import type { FunctionNode, OperatorNode, QueryNode, StepNode } from '../tree.ts'
import type { View } from '../view.ts'
import { isIndependent, isIndependentOfItem, readsOnlyItem } from './dependence.ts'
import type { Evaluate, Scope } from './scope.ts'
import { asList } from './values.ts'

const TYPE_COST = 2

type Lookup = (scope: Scope) => readonly LakeDocument[]

interface Candidates {
  find: Lookup
  /** Whether the candidates are the same wherever the filter is applied. */
  isConstant: boolean
  /** Whether the candidates were looked up by id, so that there are few. */
  isById: boolean
}

/**
 * Finds the documents that a filter of `*` can match: from an index of ids, types or references if possible, else all
 * documents. The filter is still applied to each.
 */
export function compileCandidates(
  filter: QueryNode,
  compile: (node: QueryNode) => Evaluate,
): Candidates {
  const lookups = conditionsOf(filter).flatMap((condition) => lookupOf(condition, compile) ?? [])
  const [best] = lookups.toSorted((a, b) => a.cost - b.cost)
  if (best) return { ...best, isById: best.cost < TYPE_COST }
  return { find: (scope) => scope.run.view.documents(), isConstant: true, isById: false }
}

/** The conditions that a filter's expression joins with `&&`. */
function conditionsOf(node: QueryNode): QueryNode[] {
  if (node.type === 'Group') return conditionsOf(node.base)
  return node.type === 'And' ? [...conditionsOf(node.left), ...conditionsOf(node.right)] : [node]
}

function lookupOf(
  node: QueryNode,
  compile: (node: QueryNode) => Evaluate,
): { cost: number; find: Lookup; isConstant: boolean } | null {
  if (node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'references')
    return referrers(node, compile)
  if (node.type !== 'OpCall' || (node.op !== '==' && node.op !== 'in')) return null
  const [attribute, other] = sidesOf(node)
  if (!other || !isIndependentOfItem(other)) return null
  const wanted = compile(other)
  const many = node.op === 'in'
  const find = attribute === '_id' ? withIds : ofTypes
  if (attribute !== '_id' && attribute !== '_type') return null
  return {
    cost: (attribute === '_id' ? 0 : TYPE_COST) + Number(many),
    isConstant: isIndependent(other),
    find: (scope) => {
      const value = wanted(scope.nested(null))
      const values = many ? asList(value) : [value]
      // For `in` with a path pattern instead of a list, all documents are candidates.
      return values ? find(scope.run.view, values) : scope.run.view.documents()
    },
  }
}

function referrers({ args }: FunctionNode, compile: (node: QueryNode) => Evaluate) {
  const [arg] = args
  if (!arg || args.length > 1 || !isIndependentOfItem(arg)) return null
  const target = compile(arg)
  const find: Lookup = (scope) => {
    const id = target(scope.nested(null))
    const { view } = scope.run
    return typeof id === 'string' ? view.referringTo(id) : view.documents()
  }
  return { cost: TYPE_COST, isConstant: isIndependent(arg), find }
}

/** The name of an attribute, and the expression it is compared with. */
function sidesOf({ op, left, right }: OperatorNode): [string?, QueryNode?] {
  if (left.type === 'AccessAttribute' && !left.base) return [left.name, right]
  if (op === '==' && right.type === 'AccessAttribute' && !right.base) return [right.name, left]
  return []
}

function withIds(view: View, ids: readonly unknown[]): readonly LakeDocument[] {
  const found = [...new Set(ids)].flatMap((id) =>
    typeof id === 'string' ? (view.find(id) ?? []) : [],
  )
  return found.toSorted(compareIds)
}

function ofTypes(view: View, types: readonly unknown[]): readonly LakeDocument[] {
  const [only] = types
  if (types.length === 1) return typeof only === 'string' ? view.ofType(only) : []
  const wanted = new Set(types)
  return view.documents().filter(({ _type: type }) => wanted.has(type))
}

/**
 * The items that a repeated filter can match, found by an equality condition such as `coast == ^.name` in
 * `*[_type == "port" && coast == ^.name]`. Values are indexed once per run, so that joining two lists takes linear
 * time instead of quadratic.
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
    if (readsOnlyItem(left) && readsOuterScope(right))
      return join(list, compile(left), compile(right))
    if (readsOnlyItem(right) && readsOuterScope(left))
      return join(list, compile(right), compile(left))
  }
  return null
}

/** True for an expression that can change between runs of the filter, but not between items. */
function readsOuterScope(node: QueryNode): boolean {
  return isIndependentOfItem(node) && !isIndependent(node)
}

function join(list: Evaluate, valueOf: Evaluate, wanted: Evaluate): Evaluate {
  const index: Evaluate = (scope) => {
    const items = asList(list(scope))
    return items && Map.groupBy(items, (item) => valueOf(scope.nested(item)))
  }
  return (scope) => {
    const value = wanted(scope.nested(null))
    // Equal times are different objects, so the index would not find them.
    if (typeof value === 'object' && value !== null) return list(scope)
    const { cache } = scope.run
    if (!cache.has(index)) cache.set(index, index(scope))
    const found = cache.get(index)
    return found instanceof Map ? (found.get(value) ?? []) : null
  }
}
