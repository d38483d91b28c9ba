import { compile } from '../evaluate/compile.ts'
import { isIndependent } from '../evaluate/dependence.ts'
import type { Run } from '../evaluate/scope.ts'
import type { QueryNode } from '../tree.ts'
import { traceFunction } from './functions.ts'
import {
  listOf,
  literal,
  NOTHING,
  ofDocument,
  type Trace,
  type Traced,
  unknown,
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
 * Compiles a GROQ tree as `compile` does, to a function that also traces where each value comes from.
 *
 * Its values are those of the compiled tree. Parts that don't end up in the answer (conditions, order) are
 * compiled without tracing.
 *
 * @throws Error for what cannot be evaluated
 */
export function trace(node: QueryNode): Trace {
  const traced = traceNode(node)
  return isIndependent(node) ? oncePerRun(traced) : traced
}

function oncePerRun(traced: Trace): Trace {
  const kept = new WeakMap<Run, Traced>()
  return (scope) => {
    const result = kept.get(scope.run) ?? traced(scope)
    kept.set(scope.run, result)
    return result
  }
}

function traceNode(node: QueryNode): Trace {
  switch (node.type) {
    case 'Everything':
      return (scope) => listOf(scope.run.view.documents.map(ofDocument))
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
    case 'And':
    case 'Asc':
    case 'Desc':
    case 'InRange':
    case 'Neg':
    case 'Not':
    case 'OpCall':
    case 'Or':
    case 'Parameter':
    case 'Pos':
      break
  }
  const evaluate = compile(node)
  return (scope) => unknown(evaluate(scope))
}

function onlyLists(base: Trace): Trace {
  return (scope) => {
    const traced = base(scope)
    return Array.isArray(traced.value) ? traced : NOTHING
  }
}
