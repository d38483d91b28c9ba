import { compileCandidates } from '../evaluate/candidates.ts'
import { compile } from '../evaluate/compile.ts'
import { compileSort } from '../evaluate/order.ts'
import type { Evaluate, Scope } from '../evaluate/scope.ts'
import { sliceOf } from '../evaluate/traversal.ts'
import { isObject } from '../evaluate/values.ts'
import type {
  ArrayNode,
  AttributeNode,
  ObjectNode,
  ObjectPart,
  PipeNode,
  SelectNode,
  SliceNode,
  StepNode,
} from '../tree.ts'
import {
  attributeOf,
  attributesOf,
  nestedHidden,
  itemsOf,
  listOf,
  nested,
  NOTHING,
  objectOf,
  ofDocument,
  type Trace,
  type Traced,
  type Tracer,
  computed,
  valueOf,
} from './origin.ts'

export function traceAttribute({ base, name }: AttributeNode, trace: Tracer): Trace {
  const object = base ? trace(base) : valueOf
  return (scope) => attributeOf(object(scope), name)
}

/** Traces a step that makes a new list from the items of another list. */
function traceItems(
  base: Trace,
  makeList: (items: readonly Traced[], scope: Scope) => readonly Traced[],
): Trace {
  return (scope) => {
    const items = itemsOf(base(scope))
    return items ? listOf(makeList(items, scope)) : NOTHING
  }
}

export function traceElement(base: Trace, index: number): Trace {
  return (scope) => {
    const item = itemsOf(base(scope))?.at(index)
    return item === undefined || item.value === null ? NOTHING : item
  }
}

export function traceSlice(node: SliceNode, trace: Tracer): Trace {
  return traceItems(trace(node.base), (items) => sliceOf(items, node))
}

export function traceFilter({ base, expr }: StepNode, trace: Tracer): Trace {
  const holds = compile(expr)
  if (base.type !== 'Everything') {
    return traceItems(trace(base), (items, scope) =>
      items.filter(({ value }) => holds(scope.nested(value)) === true),
    )
  }
  const { find: candidates } = compileCandidates(expr, compile)
  return (scope) => {
    const found = candidates(scope).filter((document) => holds(scope.nested(document)) === true)
    return listOf(found.map(ofDocument))
  }
}

export function traceMap({ base, expr }: StepNode, trace: Tracer): Trace {
  const step = trace(expr)
  return traceItems(trace(base), (items, scope) =>
    items.map((item) => step(nestedHidden(scope, item))),
  )
}

export function traceFlatMap({ base, expr }: StepNode, trace: Tracer): Trace {
  const step = trace(expr)
  return traceItems(trace(base), (items, scope) =>
    items.flatMap((item) => {
      const result = step(nestedHidden(scope, item))
      return itemsOf(result) ?? [result]
    }),
  )
}

export function traceProjection({ base, expr }: StepNode, trace: Tracer): Trace {
  const [object, projection] = [trace(base), trace(expr)]
  return (scope) => {
    const value = object(scope)
    return isObject(value.value) ? projection(nested(scope, value)) : NOTHING
  }
}

/** `base->`: the document that a reference points to. */
export function traceReference(base: Evaluate): Trace {
  return (scope) => {
    const value = base(scope)
    const id = isObject(value) ? value['_ref'] : undefined
    const document = typeof id === 'string' ? scope.run.view.find(id) : undefined
    return document ? ofDocument(document) : NOTHING
  }
}

export function tracePipe(node: PipeNode, trace: Tracer): Trace {
  if (node.name !== 'order') {
    const scored = compile(node)
    return (scope) => computed(scored(scope))
  }
  const sort = compileSort(node.args, compile)
  return traceItems(trace(node.base), (items, scope) => sort(scope, items, ({ value }) => value))
}

export function traceObject({ attributes }: ObjectNode, trace: Tracer): Trace {
  const parts = attributes.map((attribute) => tracePart(attribute, trace))
  return (scope) => objectOf(new Map(parts.flatMap((part) => part(scope))))
}

function tracePart(part: ObjectPart, trace: Tracer): (scope: Scope) => [string, Traced][] {
  const value = trace(part.value)
  if (part.type === 'ObjectAttributeValue') return (scope) => [[part.name, value(scope)]]
  const holds = part.type === 'ObjectConditionalSplat' ? compile(part.condition) : () => true
  return (scope) => (holds(scope) === true ? Array.from(attributesOf(value(scope)) ?? []) : [])
}

export function traceArray({ elements }: ArrayNode, trace: Tracer): Trace {
  const parts = elements.map(({ value, isSplat }) => ({ element: trace(value), isSplat }))
  return (scope) =>
    listOf(
      parts.flatMap(({ element, isSplat }) => {
        const value = element(scope)
        return isSplat ? (itemsOf(value) ?? []) : [value]
      }),
    )
}

export function traceSelect({ alternatives, fallback }: SelectNode, trace: Tracer): Trace {
  const choices = alternatives.map(({ condition, value }) => ({
    holds: compile(condition),
    value: trace(value),
  }))
  const otherwise = fallback ? trace(fallback) : () => NOTHING
  return (scope) => (choices.find(({ holds }) => holds(scope) === true)?.value ?? otherwise)(scope)
}
