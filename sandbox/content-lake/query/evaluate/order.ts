import type { QueryNode } from '../tree.ts'
import { totalCompare } from './compare.ts'
import type { Evaluate, Scope } from './scope.ts'
import { asList } from './values.ts'

/** `| order(…)`: stable, each argument ascending unless marked `desc`. */
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

/** Sorts items by the values computed for them. */
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
    const ranked = items.map((item) => ({ item, ranks: ranksOf(scope.nested(valueOf(item))) }))
    return ranked.toSorted((a, b) => compareRanks(a.ranks, b.ranks)).map(({ item }) => item)
  }

  function ranksOf(scope: Scope): unknown[] {
    return keys.map(({ evaluate }) => evaluate(scope))
  }

  function compareRanks(a: readonly unknown[], b: readonly unknown[]): number {
    for (const [index, { sign }] of keys.entries()) {
      const order = totalCompare(a[index], b[index])
      if (order !== 0) return sign * order
    }
    return 0
  }
}
