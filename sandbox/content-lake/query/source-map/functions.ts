import { compile } from '../evaluate/compile.ts'
import type { FunctionNode } from '../tree.ts'
import { NOTHING, type Trace, type TraceNode, unknown } from './origin.ts'

type TraceCall = (node: FunctionNode, trace: TraceNode) => Trace

/** Functions whose results are mapped to a document; the results of all other functions count as computed. */
const functions: Readonly<Record<string, TraceCall>> = {
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
  // Editing the text means editing the value that it was taken from.
  'global::string': textOfValue,
  'pt::text': textOfValue,
}

export function traceFunction(node: FunctionNode, trace: TraceNode): Trace {
  const traced = functions[`${node.namespace}::${node.name}`]
  if (traced) return traced(node, trace)
  const call = compile(node)
  return (scope) => unknown(call(scope))
}

function textOfValue(node: FunctionNode, trace: TraceNode): Trace {
  const [call, source] = [compile(node), node.args.map(trace)[0]]
  return (scope) => {
    const value = call(scope)
    const origin = value === null ? undefined : source?.(scope).origin
    return origin?.type === 'documentValue' ? { value, origin } : unknown(value)
  }
}
