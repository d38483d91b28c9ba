import { compile } from '../evaluate/compile.ts'
import type { OperatorNode, QueryNode } from '../tree.ts'
import { traceFunction } from './functions.ts'
import {
  itemsOf,
  listOf,
  literal,
  NOTHING,
  ofDocument,
  type Trace,
  computed,
  valueOf,
} from './origin.ts'
import {
  traceArray,
  traceAttribute,
  traceElement,
  traceFilter,
  traceFlatMap,
  traceMap,
  traceObject,
  tracePipe,
  traceProjection,
  traceReference,
  traceSelect,
  traceSlice,
} from './traversal.ts'

/**
 * Like `compile`, but the compiled function also returns the origin of each value. Parts whose values are not in the
 * result (conditions, sort keys) are compiled without tracing.
 *
 * @throws Error for a tree that can't be evaluated
 */
export function trace(node: QueryNode): Trace {
  switch (node.type) {
    case 'Everything':
      return (scope) => listOf(scope.run.view.documents().map(ofDocument))
    case 'This':
      return valueOf
    case 'Parent':
      return (scope) => {
        const ancestor = scope.ancestor(node.n)
        return ancestor ? valueOf(ancestor) : NOTHING
      }
    case 'Value': {
      const value = literal(node.value ?? null)
      return () => value
    }
    case 'Group':
      return trace(node.base)
    case 'Object':
      return traceObject(node, trace)
    case 'Array':
      return traceArray(node, trace)
    case 'Select':
      return traceSelect(node, trace)
    case 'AccessAttribute':
      return traceAttribute(node, trace)
    case 'AccessElement':
      return traceElement(trace(node.base), node.index)
    case 'ArrayCoerce':
      return onlyLists(trace(node.base))
    case 'Slice':
      return traceSlice(node, trace)
    case 'Filter':
      return traceFilter(node, trace)
    case 'Map':
      return traceMap(node, trace)
    case 'FlatMap':
      return traceFlatMap(node, trace)
    case 'Projection':
      return traceProjection(node, trace)
    case 'Deref':
      return traceReference(compile(node.base))
    case 'FuncCall':
      return traceFunction(node, trace)
    case 'PipeFuncCall':
      return tracePipe(node, trace)
    case 'OpCall':
      if (node.op === '+') return traceSum(node)
      break
    case 'And':
    case 'Asc':
    case 'Desc':
    case 'InRange':
    case 'Neg':
    case 'Not':
    case 'Or':
    case 'Parameter':
    case 'Pos':
      break
  }
  const evaluate = compile(node)
  return (scope) => computed(evaluate(scope))
}

function onlyLists(base: Trace): Trace {
  return (scope) => {
    const traced = base(scope)
    return Array.isArray(traced.value) ? traced : NOTHING
  }
}

/** `left + right`. If both are lists, their items keep their origins. */
function traceSum(node: OperatorNode): Trace {
  const [first, second, sum] = [trace(node.left), trace(node.right), compile(node)]
  return (scope) => {
    const [items, others] = [itemsOf(first(scope)), itemsOf(second(scope))]
    return items && others ? listOf([...items, ...others]) : computed(sum(scope))
  }
}
