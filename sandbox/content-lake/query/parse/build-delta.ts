import type { QueryNode } from '../tree.ts'
import { buildSelector } from './build-selector.ts'
import { checkAt, errorAt, type Build, type Meaning } from './meaning.ts'
import { checkArity } from './signatures.ts'
import type { CallShape, Syntax } from './syntax-node.ts'

type Call = CallShape & { start: number; end: number }

const OF_CHANGE = new Set(['global::before', 'global::after', 'delta::operation'])

/**
 * `before()`, `after()` and the functions of `delta::`, which only the rules of webhooks have; null for any
 * other function.
 */
export function buildDelta(call: Syntax & Call, meaning: Meaning, build: Build): QueryNode | null {
  const { namespace, name, args } = call
  if (OF_CHANGE.has(`${namespace}::${name}`)) {
    checkAt(call, () => checkArity([0, 0], '', name, args.length))
    return { type: 'FuncCall', namespace, name, args: [] }
  }
  if (namespace !== 'delta') return null
  if (name !== 'changedAny' && name !== 'changedOnly') {
    throw errorAt(call, `Undefined function: ${name}`)
  }
  checkAt(call, () => checkArity([1, 1], '', name, args.length))
  const [selector] = args
  if (!selector) throw errorAt(call, 'Invalid selector syntax')
  const sides = ['before', 'after'].map((side): QueryNode => {
    return { type: 'FuncCall', namespace: 'global', name: side, args: [] }
  })
  const selected = buildSelector(selector, meaning, build)
  return { type: 'FuncCall', namespace: 'diff', name, args: [...sides, selected] }
}
