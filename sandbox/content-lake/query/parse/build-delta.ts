import type { QueryNode } from '../tree.ts'
import { buildSelector } from './build-selector.ts'
import { checkAt, errorAt, type Build, type Delta, type Meaning } from './meaning.ts'
import { checkArity } from './signatures.ts'
import type { CallShape, Syntax } from './syntax-node.ts'

type Call = CallShape & { start: number; end: number }

/**
 * `before()`, `after()` and the functions of `delta::`, which only the rules of webhooks have; null for any
 * other function.
 */
export function buildDelta(
  call: Syntax & Call,
  { before, after }: Delta,
  meaning: Meaning,
  build: Build,
): QueryNode | null {
  const { namespace, name, args } = call
  const value = (of: unknown): QueryNode => {
    checkAt(call, () => checkArity([0, 0], '', name, args.length))
    return { type: 'Value', value: of }
  }
  if (namespace === 'global' && name === 'before') return value(before)
  if (namespace === 'global' && name === 'after') return value(after)
  if (namespace !== 'delta') return null
  if (name === 'operation') return value(operationOf({ before, after }))
  if (name !== 'changedAny' && name !== 'changedOnly') {
    throw errorAt(call, `Undefined function: ${name}`)
  }
  checkAt(call, () => checkArity([1, 1], '', name, args.length))
  const [selector] = args
  if (!selector) throw errorAt(call, 'Invalid selector syntax')
  const sides = [before, after].map((side): QueryNode => ({ type: 'Value', value: side }))
  const selected = buildSelector(selector, meaning, build)
  return { type: 'FuncCall', namespace: 'diff', name, args: [...sides, selected] }
}

/** What a change did to a document. */
export function operationOf({ before, after }: Delta): 'create' | 'delete' | 'update' {
  if (before === null) return 'create'
  return after === null ? 'delete' : 'update'
}
