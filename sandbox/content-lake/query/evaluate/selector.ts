import type { QueryNode } from '../tree.ts'
import { valueAt, type Path } from './paths.ts'
import type { Evaluate, Scope } from './scope.ts'
import { asList, isObject } from './values.ts'

/** The paths in a value that a selector of `diff::changedAny(before, after, selector)` names. */
export type Select = (value: unknown, scope: Scope) => Path[]

type Compile = (node: QueryNode) => Evaluate

/** @throws Error for a tree that is not a selector */
export function compileSelector(node: QueryNode, compile: Compile): Select {
  if (node.type === 'AccessAttribute') {
    const { base, name } = node
    return base ? within(compileSelector(base, compile), () => [[name]]) : () => [[name]]
  }
  if (node.type === 'Group') return compileSelector(node.base, compile)
  if (node.type === 'Tuple') {
    const members = node.members.map((member) => compileSelector(member, compile))
    return (value, scope) => members.flatMap((member) => member(value, scope))
  }
  if (node.type === 'ArrayCoerce') {
    return within(
      compileSelector(node.base, compile),
      itemsWhere(() => true),
    )
  }
  if (node.type === 'Filter') {
    const holds = compile(node.expr)
    const items = itemsWhere((item, scope) => holds(scope.nested(item)) === true)
    return within(compileSelector(node.base, compile), items)
  }
  if (node.type === 'SelectorNested') {
    return within(compileSelector(node.base, compile), compileSelector(node.nested, compile))
  }
  if (node.type === 'SelectorFuncCall') return anywhere(compile(node.arg))
  throw new Error('Invalid selector syntax')
}

/** What `inner` selects within each match of `outer`. */
function within(outer: Select, inner: Select): Select {
  return (value, scope) =>
    outer(value, scope).flatMap((path) =>
      inner(valueAt(value, path), scope).map((rest) => path.concat(rest)),
    )
}

function itemsWhere(accepts: (item: unknown, scope: Scope) => boolean): Select {
  return (value, scope) =>
    (asList(value) ?? []).flatMap((item, index) => (accepts(item, scope) ? [[index]] : []))
}

/** Every object inside the value that meets the condition. */
function anywhere(holds: Evaluate): Select {
  const search = (value: unknown, scope: Scope, at: Path): Path[] => {
    const list = asList(value)
    if (list) return list.flatMap((item, index) => search(item, scope, [...at, index]))
    if (!isObject(value)) return []
    const deeper = Object.entries(value).flatMap(([name, item]) =>
      search(item, scope, [...at, name]),
    )
    return holds(scope.hidden(value)) === true ? [at, ...deeper] : deeper
  }
  return (value, scope) => search(value, scope, [])
}
