import type { QueryNode } from '../tree.ts'
import { buildCall, buildPipe } from './build-call.ts'
import { buildArray, buildObject } from './build-list.ts'
import { buildTraversal } from './build-traversal.ts'
import { errorAt, type Meaning } from './meaning.ts'
import type { Syntax } from './syntax-node.ts'

/** Longer chains become balanced trees, so that walking them needs no more stack than short ones. */
const MAX_UNBALANCED = 32

const UNARY = { group: 'Group', '+': 'Pos', '-': 'Neg', '!': 'Not' } as const

/**
 * The tree of a query, from what it says and what its names mean.
 *
 * @throws ParseError for what is well-formed and means nothing
 */
export function build(syntax: Syntax, meaning: Meaning): QueryNode {
  const of = (part: Syntax) => build(part, meaning)
  switch (syntax.type) {
    case 'everything':
      return { type: 'Everything' }
    case 'this':
      return { type: 'This' }
    case 'parent':
      return { type: 'Parent', n: syntax.steps }
    case 'literal':
      return { type: 'Value', value: syntax.value }
    case 'attribute':
      return { type: 'AccessAttribute', name: syntax.name }
    case 'parameter':
      return syntax.name === meaning.parameter
        ? { type: 'Parameter', name: syntax.name }
        : { type: 'Value', value: meaning.params[syntax.name] }
    case 'call':
      return buildCall(syntax, meaning, build)
    case 'pipe':
      return buildPipe(syntax, meaning, build)
    case 'traversal':
      return buildTraversal(syntax, meaning, build)
    case 'array':
      return buildArray(syntax.items, of)
    case 'object':
      return buildObject(syntax.items, of)
    case 'tuple':
      return { type: 'Tuple', members: syntax.items.map(of) }
    case 'unary': {
      const { operator, base } = syntax
      if (operator === 'asc' || operator === 'desc' || operator === '...') break
      return { type: UNARY[operator], base: of(base) }
    }
    case 'binary': {
      const { operator, left, right } = syntax
      if (operator === '=>' || operator === ':') break
      return { type: 'OpCall', op: operator, left: of(left), right: of(right) }
    }
    case 'chain': {
      const type = syntax.operator === '&&' ? 'And' : 'Or'
      return chained(type, syntax.operands.map(of))
    }
    case 'range': {
      const { base, left, right, isInclusive } = syntax
      return { type: 'InRange', base: of(base), left: of(left), right: of(right), isInclusive }
    }
    case 'ellipsis':
      throw errorAt(syntax, 'unexpected ...')
  }
  throw errorAt(syntax, `unexpected ${syntax.operator}`)
}

/** `&&` and `||` are associative, null included, so the grouping makes no difference. */
function chained(type: 'And' | 'Or', operands: readonly QueryNode[]): QueryNode {
  if (operands.length > MAX_UNBALANCED) {
    const middle = operands.length >> 1
    const left = chained(type, operands.slice(0, middle))
    return { type, left, right: chained(type, operands.slice(middle)) }
  }
  return operands.reduce((left, right) => ({ type, left, right }))
}
