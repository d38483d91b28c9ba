import type { PipeNode, QueryNode } from '../tree.ts'
import { matchScore } from './match.ts'
import { totalCompare } from './operators.ts'
import type { Evaluate, Scope } from './scope.ts'
import { asList, isObject } from './values.ts'

/** `| order(…)`: a stable sort. Each argument is a sort key, ascending unless marked `desc`. */
export function compileOrder(
  base: Evaluate,
  args: readonly QueryNode[],
  compile: (node: QueryNode) => Evaluate,
): Evaluate {
  const sort = compileSort(args, compile)
  return (scope) => {
    const items = asList(base(scope))
    return items && sort(scope, items, (item) => item)
  }
}

/** Sorts items. The sort keys are evaluated on what `valueOf` returns for each item. */
export type Sort = <T>(scope: Scope, items: readonly T[], valueOf: (item: T) => unknown) => T[]

export function compileSort(
  args: readonly QueryNode[],
  compile: (node: QueryNode) => Evaluate,
): Sort {
  const keys = args.map((arg) => ({
    evaluate: compile(arg.type === 'Asc' || arg.type === 'Desc' ? arg.base : arg),
    sign: arg.type === 'Desc' ? -1 : 1,
  }))
  return (scope, items, valueOf) => {
    const keyed = items.map((item) => ({ item, values: keysOf(scope.nested(valueOf(item))) }))
    return keyed.toSorted((a, b) => compareKeys(a.values, b.values)).map(({ item }) => item)
  }

  function keysOf(scope: Scope): unknown[] {
    return keys.map(({ evaluate }) => evaluate(scope))
  }

  function compareKeys(a: readonly unknown[], b: readonly unknown[]): number {
    for (const [index, { sign }] of keys.entries()) {
      const order = totalCompare(a[index], b[index])
      if (order !== 0) return sign * order
    }
    return 0
  }
}

type Score = (scope: Scope) => number

// The results of these nodes are not documents, so they can't be scored. The hosted lake has the same rule.
const NOT_SCORABLE: ReadonlySet<QueryNode['type']> = new Set([
  'AccessElement',
  'FlatMap',
  'Map',
  'Projection',
])

/**
 * `| score(…)`: adds `_score` to each object, and sorts the objects by descending score.
 *
 * @throws Error for a list that the hosted lake does not score
 */
export function compileScore(
  { base, args }: PipeNode,
  compile: (node: QueryNode) => Evaluate,
): Evaluate {
  if (NOT_SCORABLE.has(base.type)) throw new Error(`score() cannot be applied to ${base.type}`)
  const [list, scores] = [compile(base), args.map((arg) => compileTerm(arg, compile))]
  return (scope) => {
    const scored = asList(list(scope))?.flatMap((value) => {
      if (!isObject(value)) return []
      const within = scope.nested(value)
      const start = typeof value['_score'] === 'number' ? value['_score'] : 0
      return [{ ...value, _score: scores.reduce((sum, score) => sum + score(within), start) }]
    })
    return scored?.toSorted((a, b) => b._score - a._score) ?? null
  }
}

function compileTerm(node: QueryNode, compile: (node: QueryNode) => Evaluate): Score {
  if (node.type === 'Group') return compileTerm(node.base, compile)
  if (node.type === 'OpCall' && node.op === 'match') {
    const [text, pattern] = [compile(node.left), compile(node.right)]
    return (scope) => matchScore(text(scope), pattern(scope))
  }
  if (node.type === 'FuncCall' && node.name === 'boost') return compileBoost(node.args, compile)
  if (node.type === 'And' || node.type === 'Or') {
    const [left, right] = [compileTerm(node.left, compile), compileTerm(node.right, compile)]
    const needsBoth = node.type === 'And'
    return (scope) => {
      const [a, b] = [left(scope), right(scope)]
      return needsBoth && (a === 0 || b === 0) ? 0 : a + b
    }
  }
  const holds = compile(node)
  return (scope) => Number(holds(scope) === true)
}

function compileBoost(args: readonly QueryNode[], compile: (node: QueryNode) => Evaluate): Score {
  const [term, amount] = args
  if (!term || !amount) throw new Error('boost() takes an expression and a number')
  const [score, boost] = [compileTerm(term, compile), compile(amount)]
  return (scope) => {
    const [unboosted, increase] = [score(scope), boost(scope)]
    return typeof increase === 'number' && unboosted > 0 ? unboosted + increase : 0
  }
}
