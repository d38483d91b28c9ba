import type { Evaluate, Scope } from '../evaluate/scope.ts'
import type { QueryNode } from '../tree.ts'

/** A function of GROQ's: makes its call ready to run. */
export type GroqFunction = (
  args: readonly QueryNode[],
  compile: (node: QueryNode) => Evaluate,
) => Evaluate

/** Functions by name, `namespace::name`. */
export type FunctionFamily = Readonly<Record<string, GroqFunction>>

/** A function of the values of its arguments; one that is not given is null. */
export function ofValues(call: (...values: [unknown, unknown, unknown]) => unknown): GroqFunction {
  return (args, compile) => {
    const [first = none, second = none, third = none] = args.map(compile)
    return (scope) => call(first(scope), second(scope), third(scope))
  }
}

/** A function of where it is called. */
export function ofScope(call: (scope: Scope, value: unknown) => unknown): GroqFunction {
  return ([arg], compile) => {
    const value = arg ? compile(arg) : none
    return (scope) => call(scope, value(scope))
  }
}

function none(): null {
  return null
}
