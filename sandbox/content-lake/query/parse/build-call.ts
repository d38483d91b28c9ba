import type { QueryNode, SelectNode } from '../tree.ts'
import { buildSelector } from './build-selector.ts'
import { callDeclared } from './declared.ts'
import { checkAt, errorAt, type Build, type Meaning } from './meaning.ts'
import { checkCall, checkPipe } from './signatures.ts'
import type { CallShape, Syntax } from './syntax-node.ts'

type Call = CallShape & { start: number; end: number }

/** The position of the argument that selects what may change. */
const SELECTOR = 2

/** `name(…)` */
export function buildCall(call: Syntax & Call, meaning: Meaning, build: Build): QueryNode {
  const { namespace, name, args: parts } = call
  if (namespace === 'global' && name === 'select') return buildSelect(call, meaning, build)
  if (namespace === 'global' && name === 'boost' && !meaning.scored) {
    throw errorAt(call, 'unexpected boost')
  }
  const selects = namespace === 'diff'
  const args = parts.map((part, index) =>
    selects && index === SELECTOR ? buildSelector(part, meaning, build) : build(part, meaning),
  )
  const declared = meaning.declarations.get(`${namespace}::${name}`)
  if (declared) return callDeclared(declared, args, call, meaning, build)
  checkAt(call, () => checkCall(namespace, name, args.length))
  return { type: 'FuncCall', namespace, name, args }
}

/** `base | name(…)` */
export function buildPipe(
  { base, call }: { base: Syntax; call: CallShape & Syntax },
  meaning: Meaning,
  build: Build,
): QueryNode {
  const { namespace, name, args: parts } = call
  checkAt(call, () => checkPipe(namespace, name, parts.length))
  const within = { ...meaning, scored: meaning.scored || name === 'score' }
  const args = parts.map((part): QueryNode => {
    const isSorted = part.type === 'unary' && (part.operator === 'asc' || part.operator === 'desc')
    if (name !== 'order' || !isSorted) return build(part, within)
    return { type: part.operator === 'asc' ? 'Asc' : 'Desc', base: build(part.base, within) }
  })
  return { type: 'PipeFuncCall', base: build(base, meaning), name, args }
}

/** `select(condition => value, …, fallback)` */
function buildSelect(call: Call, meaning: Meaning, build: Build): SelectNode {
  const alternatives: { condition: QueryNode; value: QueryNode }[] = []
  let fallback: QueryNode | undefined
  for (const part of call.args) {
    if (fallback) throw errorAt(part, 'unexpected argument to select()')
    if (part.type === 'binary' && part.operator === '=>') {
      const [condition, value] = [build(part.left, meaning), build(part.right, meaning)]
      alternatives.push({ condition, value })
    } else fallback = build(part, meaning)
  }
  return { type: 'Select', alternatives, ...(fallback && { fallback }) }
}
