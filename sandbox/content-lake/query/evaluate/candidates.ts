import { compareIds, type LakeDocument } from '../../document.ts'
import type { FunctionNode, OperatorNode, QueryNode, StepNode } from '../tree.ts'
import type { View } from '../view.ts'
import { isIndependent, isIndependentOfItem, readsOnlyItem } from './dependence.ts'
import type { Evaluate, Scope } from './scope.ts'
import { asList } from './values.ts'

/** Relative cost of a look-up by type or reference. A look-up by id costs less. */
const TYPE_COST = 2

type FindDocuments = (scope: Scope) => readonly LakeDocument[]

interface Candidates {
  find: FindDocuments
  /** Whether the candidates are the same in every scope of the query. */
  isConstant: boolean
  /** Whether the candidates are looked up by id. Then they are few, unless the ids are given as a path pattern. */
  isById: boolean
}

/**
 * Finds the documents that a filter of `*` can match, with an index of ids, types or references if possible.
 * Otherwise, all documents are candidates. The caller must apply the filter to each candidate.
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
): { cost: number; find: FindDocuments; isConstant: boolean } | null {
  if (node.type === 'FuncCall' && node.namespace === 'global' && node.name === 'references')
    return referenceLookup(node, compile)
  if (node.type !== 'OpCall' || (node.op !== '==' && node.op !== 'in')) return null
  const [attribute, operand] = attributeAndOperand(node)
  if (!operand || !isIndependentOfItem(operand)) return null
  const wanted = compile(operand)
  const isList = node.op === 'in'
  const find = attribute === '_id' ? documentsWithIds : documentsOfTypes
  if (attribute !== '_id' && attribute !== '_type') return null
  return {
    cost: (attribute === '_id' ? 0 : TYPE_COST) + Number(isList),
    isConstant: isIndependent(operand),
    find: (scope) => {
      const value = wanted(scope.nested(null))
      const values = isList ? asList(value) : [value]
      // For `in` with a path pattern instead of a list, all documents are candidates.
      return values ? find(scope.run.view, values) : scope.run.view.documents()
    },
  }
}

function referenceLookup({ args }: FunctionNode, compile: (node: QueryNode) => Evaluate) {
  const [arg] = args
  if (!arg || args.length > 1 || !isIndependentOfItem(arg)) return null
  const target = compile(arg)
  const find: FindDocuments = (scope) => {
    const id = target(scope.nested(null))
    const { view } = scope.run
    return typeof id === 'string' ? view.referringTo(id) : view.documents()
  }
  return { cost: TYPE_COST, isConstant: isIndependent(arg), find }
}

/** Returns a comparison's attribute and other operand, or []. For `in`, only the left operand can be the attribute. */
function attributeAndOperand({ op, left, right }: OperatorNode): [string?, QueryNode?] {
  if (left.type === 'AccessAttribute' && !left.base) return [left.name, right]
  if (op === '==' && right.type === 'AccessAttribute' && !right.base) return [right.name, left]
  return []
}

function documentsWithIds(view: View, ids: readonly unknown[]): readonly LakeDocument[] {
  const found = [...new Set(ids)].flatMap((id) =>
    typeof id === 'string' ? (view.find(id) ?? []) : [],
  )
  return found.toSorted(compareIds)
}

function documentsOfTypes(view: View, types: readonly unknown[]): readonly LakeDocument[] {
  const [only] = types
  if (types.length === 1) return typeof only === 'string' ? view.ofType(only) : []
  const wanted = new Set(types)
  return view.documents().filter(({ _type: type }) => wanted.has(type))
}

/**
 * Finds the items that a filter can match, by an equality condition such as `coast == ^.name` in
 * `*[_type == "port" && coast == ^.name]`. The items are indexed once per run of the query, so that joining two lists
 * takes linear time instead of quadratic. The caller must apply the filter to each item.
 *
 * @param list all items, the same in every scope of the query
 * @returns null for a filter without such a condition
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

/** True if `node`, a part of a filter, reads an outer scope but not the filtered item. */
function readsOuterScope(node: QueryNode): boolean {
  return isIndependentOfItem(node) && !isIndependent(node)
}

function join(list: Evaluate, valueOf: Evaluate, wanted: Evaluate): Evaluate {
  const createIndex: Evaluate = (scope) => {
    const items = asList(list(scope))
    return items && Map.groupBy(items, (item) => valueOf(scope.nested(item)))
  }
  return (scope) => {
    const value = wanted(scope.nested(null))
    // Equal `DateTime` objects are different keys of the index, so all items are candidates.
    if (typeof value === 'object' && value !== null) return list(scope)
    const { cache } = scope.run
    if (!cache.has(createIndex)) cache.set(createIndex, createIndex(scope))
    const index = cache.get(createIndex)
    return index instanceof Map ? (index.get(value) ?? []) : null
  }
}
