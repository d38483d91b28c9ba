import type { Evaluate } from '../evaluate/scope.ts'
import type { FunctionNode, QueryNode } from '../tree.ts'
import {
  documentFunctions,
  portableTextFunctions,
  sanityFunctions,
  textFunctions,
} from './documents-and-text.ts'
import type { FunctionFamily } from './function.ts'
import {
  arrayFunctions,
  dateTimeFunctions,
  generalFunctions,
  mathFunctions,
  stringFunctions,
} from './values.ts'

const FUNCTIONS: FunctionFamily = {
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
  const compileCall = FUNCTIONS[`${namespace}::${name}`]
  if (!compileCall) throw new Error(`Undefined function: ${namespace}::${name}`)
  return compileCall(args, compile)
}
