import type { JsonObject } from '../../json.ts'
import type { ArrayNode, QueryNode, ObjectNode, ObjectPart, SelectNode } from '../tree.ts'
import type { Evaluate, Scope } from './scope.ts'
import { isObject } from './values.ts'

type Compile = (node: QueryNode) => Evaluate

export function compileObject({ attributes }: ObjectNode, compile: Compile): Evaluate {
  const parts = attributes.map((attribute) => compileAttribute(attribute, compile))
  return (scope) => {
    const result: JsonObject = {}
    for (const part of parts) part(scope, result)
    return result
  }
}

function compileAttribute(
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
