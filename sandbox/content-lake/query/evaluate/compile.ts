import { compileFunction } from '../functions/table.ts'
import type { PipeNode, QueryNode } from '../tree.ts'
import { isIndependent } from './dependence.ts'
import { and, inRange, not, operators, or } from './operators.ts'
import { compileOrder, compileScore } from './order.ts'
import type { Evaluate } from './scope.ts'
import {
  compileArray,
  compileAttribute,
  compileFilter,
  compileFlatMap,
  compileMap,
  compileObject,
  compileSelect,
  compileSlice,
  dereference,
  elementAt,
} from './traversal.ts'
import { isObject } from './values.ts'

// These nodes are cheaper to evaluate than to cache.
const CHEAP: ReadonlySet<QueryNode['type']> = new Set(['Everything', 'Value', 'Group'])

/** Filters compile some parts twice. Without this cache, the time would double with each level of nesting. */
const compiled = new WeakMap<QueryNode, Evaluate>()

/**
 * Compiles a GROQ tree to a function. Each node is compiled once.
 *
 * A part that does not depend on its scope, such as an independent subquery, is evaluated once per run of the query.
 *
 * @throws Error for a tree that parses but can't be evaluated
 */
export function compile(node: QueryNode): Evaluate {
  const evaluate = compiled.get(node) ?? compileCachingResult(node)
  compiled.set(node, evaluate)
  return evaluate
}

function compileCachingResult(node: QueryNode): Evaluate {
  const evaluate = compileNode(node)
  if (CHEAP.has(node.type) || !isIndependent(node)) return evaluate
  return (scope) => {
    const { cache } = scope.run
    if (!cache.has(evaluate)) cache.set(evaluate, evaluate(scope))
    return cache.get(evaluate)
  }
}

function compileNode(node: QueryNode): Evaluate {
  switch (node.type) {
    case 'Everything':
      return (scope) => scope.run.view.documents()
    case 'This':
      return (scope) => scope.value
    case 'Value': {
      const value: unknown = node.value
      return () => value ?? null
    }
    // This parameter has no value: `parse` of `groq-js` has replaced all other parameters by their values.
    case 'Parameter':
      throw new Error(`param $${node.name} referenced, but not provided`)
    case 'Parent':
      return (scope) => scope.ancestor(node.n)?.value ?? null
    case 'Group':
      return compile(node.base)
    case 'And':
      return and(compile(node.left), compile(node.right))
    case 'Or':
      return or(compile(node.left), compile(node.right))
    case 'Not':
      return not(compile(node.base))
    case 'Neg':
      return onNumber(compile(node.base), (number) => -number)
    case 'Pos':
      return onNumber(compile(node.base), (number) => number)
    case 'OpCall':
      return binary(operators[node.op], compile(node.left), compile(node.right))
    case 'InRange':
      return inRange(compile(node.base), compile(node.left), compile(node.right), node.isInclusive)
    case 'Select':
      return compileSelect(node, compile)
    case 'Object':
      return compileObject(node, compile)
    case 'Array':
      return compileArray(node, compile)
    case 'AccessAttribute':
      return compileAttribute(node, compile)
    case 'AccessElement':
      return elementAt(compile(node.base), node.index)
    case 'ArrayCoerce':
      return onlyWhen(Array.isArray, compile(node.base))
    case 'Slice':
      return compileSlice(node, compile)
    case 'Filter':
      return compileFilter(node, compile)
    case 'Map':
      return compileMap(node, compile)
    case 'FlatMap':
      return compileFlatMap(node, compile)
    case 'Projection':
      return project(compile(node.base), compile(node.expr))
    case 'Deref':
      return dereference(compile(node.base))
    case 'FuncCall':
      return compileFunction(node, compile)
    case 'PipeFuncCall':
      return compilePipe(node)
    case 'Asc':
    case 'Desc':
      break
  }
  throw new Error(`unexpected ${node.type}`)
}

function binary(
  operator: (left: unknown, right: unknown) => unknown,
  left: Evaluate,
  right: Evaluate,
): Evaluate {
  return (scope) => operator(left(scope), right(scope))
}

function onNumber(base: Evaluate, compute: (number: number) => number): Evaluate {
  return (scope) => {
    const value = base(scope)
    return typeof value === 'number' ? compute(value) : null
  }
}

function onlyWhen(accepts: (value: unknown) => boolean, base: Evaluate): Evaluate {
  return (scope) => {
    const value = base(scope)
    return accepts(value) ? value : null
  }
}

function project(base: Evaluate, projection: Evaluate): Evaluate {
  return (scope) => {
    const value = base(scope)
    return isObject(value) ? projection(scope.nested(value)) : null
  }
}

function compilePipe(node: PipeNode): Evaluate {
  if (node.name === 'order') return compileOrder(compile(node.base), node.args, compile)
  if (node.name === 'score') return compileScore(node, compile)
  throw new Error(`Undefined pipe function: ${node.name}`)
}
