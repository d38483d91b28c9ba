import type { Evaluate } from '../evaluate/scope.ts'
import type { FunctionNode, QueryNode } from '../tree.ts'
import { arrayFunctions } from './array.ts'
import { dateTimeFunctions } from './date-time.ts'
import { documentFunctions } from './documents.ts'
import type { FunctionFamily } from './function.ts'
import { generalFunctions } from './general.ts'
import { mathFunctions } from './math.ts'
import { portableTextFunctions } from './portable-text.ts'
import { sanityFunctions } from './sanity.ts'
import { stringFunctions } from './string.ts'
import { textFunctions } from './text.ts'

const functions: FunctionFamily = {
  ...arrayFunctions,
  ...dateTimeFunctions,
  ...documentFunctions,
  ...generalFunctions,
  ...mathFunctions,
  ...portableTextFunctions,
  ...sanityFunctions,
  ...stringFunctions,
  ...textFunctions,
}

/** @throws Error for a function that the lake doesn't have */
export function compileFunction(
  { namespace, name, args }: FunctionNode,
  compile: (node: QueryNode) => Evaluate,
): Evaluate {
  const called = functions[`${namespace}::${name}`]
  if (!called) throw new Error(`Undefined function: ${namespace}::${name}`)
  return called(args, compile)
}
