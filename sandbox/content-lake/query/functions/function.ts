import type { Evaluate, Scope } from '../evaluate/scope.ts'
import type { QueryNode } from '../tree.ts'

/** Compiles a call of a GROQ function. */
export type GroqFunction = (
  args: readonly QueryNode[],
  compile: (node: QueryNode) => Evaluate,
) => Evaluate

/** Functions by name, `namespace::name`. */
export type FunctionFamily = Readonly<Record<string, GroqFunction>>

/** Makes a GROQ function of its arguments' values; a missing argument is null. */
export function ofValues(call: (...values: [unknown, unknown, unknown]) => unknown): GroqFunction {
  return (args, compile) => {
    const [first = none, second = none, third = none] = args.map(compile)
    return (scope) => call(first(scope), second(scope), third(scope))
  }
}

/** Makes a GROQ function of the scope in which it is called, and of its first argument's value. */
export function ofScope(call: (scope: Scope, value: unknown) => unknown): GroqFunction {
  return ([arg], compile) => {
    const value = arg ? compile(arg) : none
    return (scope) => call(scope, value(scope))
  }
}

function none(): null {
  return null
}
