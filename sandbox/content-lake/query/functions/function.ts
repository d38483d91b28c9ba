import type { Evaluate, Scope } from '../evaluate/scope.ts'
import type { QueryNode } from '../tree.ts'

/** A GROQ function: compiles a call with these arguments. */
export type GroqFunction = (
  args: readonly QueryNode[],
  compile: (node: QueryNode) => Evaluate,
) => Evaluate

/** GROQ functions by name, `namespace::name`. */
export type FunctionFamily = Readonly<Record<string, GroqFunction>>

/** Makes a GROQ function from a function that gets the arguments' values. A missing argument is null. */
export function valueFunction(call: (...values: unknown[]) => unknown): GroqFunction {
  return (args, compile) => {
    const [first = none, second = none, third = none] = args.map(compile)
    return (scope) => call(first(scope), second(scope), third(scope))
  }
}

/** Makes a GROQ function from a function that gets the call's scope and the first argument's value. */
export function scopeFunction(call: (scope: Scope, value: unknown) => unknown): GroqFunction {
  return ([arg], compile) => {
    const value = arg ? compile(arg) : none
    return (scope) => call(scope, value(scope))
  }
}

function none(): null {
  return null
}
