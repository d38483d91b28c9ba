import { isJsonObject } from '../../json.ts'
import type { QueryNode } from '../tree.ts'
import { errorAt, type Build, type Meaning } from './meaning.ts'
import type { Declaration } from './parser.ts'

/** A call of a function that the query declares: its body, with the argument for its parameter. */
export function callDeclared(
  declared: Declaration,
  args: readonly QueryNode[],
  span: { start: number; end: number },
  meaning: Meaning,
  build: Build,
): QueryNode {
  const [argument, second] = args
  if (!argument || second) {
    const counts = `Expected 1, got ${args.length}`
    const message = `Incorrect number of arguments to function ${declared.name}(). ${counts}.`
    throw errorAt(span, message)
  }
  return substituted(bodyOf(declared, meaning, build), argument)
}

/** @throws ParseError for a function whose body is no projection of its parameter */
export function bodyOf(
  { namespace, name, parameter, body }: Declaration,
  meaning: Meaning,
  build: Build,
): QueryNode {
  const id = `${namespace}::${name}`
  if (meaning.within.includes(id)) {
    throw errorAt(body, `Recursive function definition detected for ${id}`)
  }
  const node = build(body, {
    ...meaning,
    parameter,
    within: [...meaning.within, id],
    scored: false,
  })
  const projection = projectedBy(node)
  if (!projection) {
    throw errorAt(body, `Unexpected function body, must be a projection. Got "${node.type}"`)
  }
  const fault = faultIn(projection, 0)
  if (fault !== null) throw errorAt(body, fault)
  return node
}

/** What `$p{…}`, `$p->{…}`, `$p[]{…}` and `$p[]->{…}` make of the parameter; null for anything else. */
function projectedBy(node: QueryNode): QueryNode | null {
  const { type } = node
  if (type === 'Projection') {
    const { base, expr } = node
    const of = base.type === 'Deref' ? base.base : base
    return of.type === 'Parameter' ? expr : null
  }
  if (type !== 'Map' || node.base.type !== 'ArrayCoerce') return null
  return node.base.base.type === 'Parameter' ? node.expr : null
}

function substituted(node: QueryNode, argument: QueryNode): QueryNode {
  if (node.type === 'Parameter') return argument
  if (node.type === 'Projection') return { ...node, base: substituted(node.base, argument) }
  if (node.type === 'Map') return { ...node, base: substituted(node.base, argument) }
  if (node.type !== 'Deref' && node.type !== 'ArrayCoerce') return node
  return { type: node.type, base: substituted(node.base, argument) }
}

/** Why a function's projection can't stand alone; null when it can. */
function faultIn(part: unknown, level: number): string | null {
  if (Array.isArray(part)) return firstFault(part, level)
  if (!isJsonObject(part)) return null
  const { type, n, name, expr, value, ...rest } = part
  if (type === 'Parameter') {
    return `Function parameters are not allowed outside function declarations: ${String(name)}`
  }
  if (type === 'Parent' && typeof n === 'number' && n > level) {
    return `Invalid use of parent operator (^). No parent n ${n} at level ${level}.`
  }
  const opens = type === 'Projection' || type === 'Filter'
  // The value of a `Value` is no part of the query.
  const inner = type === 'Value' ? [] : [value, ...Object.values(rest)]
  return faultIn(expr, opens ? level + 1 : level) ?? firstFault(inner, level)
}

function firstFault(parts: readonly unknown[], level: number): string | null {
  for (const part of parts) {
    const fault = faultIn(part, level)
    if (fault !== null) return fault
  }
  return null
}
