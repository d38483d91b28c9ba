import type { JsonObject } from '../../json.ts'
import type {
  ArrayNode,
  AttributeNode,
  ObjectNode,
  ObjectPart,
  QueryNode,
  SelectNode,
  SliceNode,
  StepNode,
} from '../tree.ts'
import { compileCandidates, compileJoin } from './candidates.ts'
import { isIndependent } from './dependence.ts'
import type { Evaluate, Scope } from './scope.ts'
import { asList, isObject } from './values.ts'

type Compile = (node: QueryNode) => Evaluate

export function compileAttribute({ base, name }: AttributeNode, compile: Compile): Evaluate {
  const read = (value: unknown) =>
    isObject(value) && Object.hasOwn(value, name) ? (value[name] ?? null) : null
  if (!base) return (scope) => read(scope.value)
  const object = compile(base)
  return (scope) => read(object(scope))
}

/** `base[index]`, counted from the end when `index` is negative. */
export function elementAt(base: Evaluate, index: number): Evaluate {
  return (scope) => asList(base(scope))?.at(index) ?? null
}

export function compileSlice(node: SliceNode, compile: Compile): Evaluate {
  const list = compile(node.base)
  return (scope) => {
    const items = asList(list(scope))
    return items && sliceOf(items, node)
  }
}

export function sliceOf<T>(
  items: readonly T[],
  { left, right, isInclusive }: Pick<SliceNode, 'left' | 'right' | 'isInclusive'>,
): T[] {
  const fromStart = (index: number) => (index < 0 ? index + items.length : index)
  const end = fromStart(right) + Number(isInclusive)
  return items.slice(Math.max(fromStart(left), 0), Math.max(end, 0))
}

export function compileFilter(node: StepNode, compile: Compile): Evaluate {
  const list = compileItems(node, compile)
  const holds = compile(node.expr)
  return (scope) =>
    asList(list(scope))?.filter((item) => holds(scope.nested(item)) === true) ?? null
}

/** The items that a filter must test: those found by a look-up or join, otherwise all items. */
function compileItems(node: StepNode, compile: Compile): Evaluate {
  if (node.base.type !== 'Everything') {
    const all = compile(node.base)
    return (isIndependent(node.base) ? compileJoin(node, all, compile) : null) ?? all
  }
  const { find, isConstant, isById } = compileCandidates(node.expr, compile)
  return (isConstant && !isById ? compileJoin(node, find, compile) : null) ?? find
}

/** Applies a projection or another step to each item. */
export function compileMap({ base, expr }: StepNode, compile: Compile): Evaluate {
  const [list, step] = [compile(base), compile(expr)]
  return (scope) => asList(list(scope))?.map((item) => step(scope.nestedHidden(item))) ?? null
}

/** Like `compileMap`, but concatenates the resulting lists. */
export function compileFlatMap({ base, expr }: StepNode, compile: Compile): Evaluate {
  const [list, step] = [compile(base), compile(expr)]
  return (scope) => asList(list(scope))?.flatMap((item) => step(scope.nestedHidden(item))) ?? null
}

/** `base->`: the document of a reference, null if missing. */
export function dereference(base: Evaluate): Evaluate {
  return (scope) => {
    const value = base(scope)
    const id = isObject(value) ? value['_ref'] : undefined
    return typeof id === 'string' ? (scope.run.view.find(id) ?? null) : null
  }
}

export function compileObject({ attributes }: ObjectNode, compile: Compile): Evaluate {
  const parts = attributes.map((attribute) => compilePart(attribute, compile))
  return (scope) => {
    const result: JsonObject = {}
    for (const part of parts) part(scope, result)
    return result
  }
}

function compilePart(
  attribute: ObjectPart,
  compile: Compile,
): (scope: Scope, result: JsonObject) => void {
  const value = compile(attribute.value)
  if (attribute.type === 'ObjectAttributeValue') {
    const { name } = attribute
    return (scope, result) => {
      result[name] = value(scope)
    }
  }
  const holds =
    attribute.type === 'ObjectConditionalSplat' ? compile(attribute.condition) : () => true
  return (scope, result) => {
    if (holds(scope) !== true) return
    const splat = value(scope)
    if (isObject(splat)) Object.assign(result, splat)
  }
}

export function compileArray({ elements }: ArrayNode, compile: Compile): Evaluate {
  const parts = elements.map(({ value, isSplat }) => ({ evaluate: compile(value), isSplat }))
  return (scope) =>
    parts.flatMap(({ evaluate, isSplat }) => {
      const value = evaluate(scope)
      if (!isSplat) return [value]
      return Array.isArray(value) ? value : []
    })
}

export function compileSelect({ alternatives, fallback }: SelectNode, compile: Compile): Evaluate {
  const choices = alternatives.map(({ condition, value }) => ({
    holds: compile(condition),
    value: compile(value),
  }))
  const otherwise = fallback ? compile(fallback) : () => null
  return (scope) => (choices.find(({ holds }) => holds(scope) === true)?.value ?? otherwise)(scope)
}
