import { compile } from '../evaluate/compile.ts'
import type { Scope } from '../evaluate/scope.ts'
import type { ArrayNode, ObjectNode, ObjectPart, SelectNode } from '../tree.ts'
import { attributesOf, itemsOf, listOf, NOTHING, objectOf, type Traced } from './origin.ts'
import type { Trace, TraceNode } from './origin.ts'

export function traceObject({ attributes }: ObjectNode, trace: TraceNode): Trace {
  const parts = attributes.map((attribute) => tracePart(attribute, trace))
  return (scope) => objectOf(new Map(parts.flatMap((part) => part(scope))))
}

function tracePart(part: ObjectPart, trace: TraceNode): (scope: Scope) => [string, Traced][] {
  const value = trace(part.value)
  if (part.type === 'ObjectAttributeValue') return (scope) => [[part.name, value(scope)]]
  const holds = part.type === 'ObjectConditionalSplat' ? compile(part.condition) : () => true
  return (scope) => (holds(scope) === true ? Array.from(attributesOf(value(scope)) ?? []) : [])
}

export function traceArray({ elements }: ArrayNode, trace: TraceNode): Trace {
  const parts = elements.map(({ value, isSplat }) => ({ element: trace(value), isSplat }))
  return (scope) =>
    listOf(
      parts.flatMap(({ element, isSplat }) => {
        const value = element(scope)
        return isSplat ? (itemsOf(value) ?? []) : [value]
      }),
    )
}

export function traceSelect({ alternatives, fallback }: SelectNode, trace: TraceNode): Trace {
  const choices = alternatives.map(({ condition, value }) => ({
    holds: compile(condition),
    value: trace(value),
  }))
  const otherwise = fallback ? trace(fallback) : () => NOTHING
  return (scope) => (choices.find(({ holds }) => holds(scope) === true)?.value ?? otherwise)(scope)
}
