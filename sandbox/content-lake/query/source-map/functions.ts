import { compile } from '../evaluate/compile.ts'
import type { FunctionNode } from '../tree.ts'
import { NOTHING, type Trace, type Tracer, computed } from './origin.ts'

type TraceCall = (node: FunctionNode, trace: Tracer) => Trace

/** Functions whose results are traced to a document. The results of all other functions count as computed. */
const TRACED_FUNCTIONS: Readonly<Record<string, TraceCall>> = {
  'global::coalesce': ({ args }, trace) => {
    const choices = args.map(trace)
    return (scope) => {
      for (const choice of choices) {
        const traced = choice(scope)
        if (traced.value !== null) return traced
      }
      return NOTHING
    }
  },
  // The text's origin is the value that the function converts: people edit that value.
  'global::string': textOfValue,
  'pt::text': textOfValue,
}

export function traceFunction(node: FunctionNode, trace: Tracer): Trace {
  const traced = TRACED_FUNCTIONS[`${node.namespace}::${node.name}`]
  if (traced) return traced(node, trace)
  const call = compile(node)
  return (scope) => computed(call(scope))
}

function textOfValue(node: FunctionNode, trace: Tracer): Trace {
  const [call, source] = [compile(node), node.args.map(trace)[0]]
  return (scope) => {
    const value = call(scope)
    const origin = value === null ? undefined : source?.(scope).origin
    return origin?.type === 'documentValue' ? { value, origin } : computed(value)
  }
}
