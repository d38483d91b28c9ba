import type { QueryNode } from '../tree.ts'
import { constantOf } from './constant.ts'
import { errorAt, type Build, type Meaning } from './meaning.ts'
import type { Step, Syntax } from './syntax-node.ts'

/**
 * The third argument of `diff::changedAny` and `diff::changedOnly`, which names parts of a document.
 *
 * @throws ParseError for what is no selector
 */
export function buildSelector(syntax: Syntax, meaning: Meaning, build: Build): QueryNode {
  const selector = (part: Syntax) => buildSelector(part, meaning, build)
  if (syntax.type === 'attribute') return { type: 'AccessAttribute', name: syntax.name }
  if (syntax.type === 'tuple') return { type: 'Tuple', members: syntax.items.map(selector) }
  if (syntax.type === 'unary' && syntax.operator === 'group') return selector(syntax.base)
  if (syntax.type === 'traversal') {
    return syntax.steps.reduce((base, step) => {
      const node = selectedBy(step, base, (part) => build(part, meaning), selector)
      if (!node) throw invalid(syntax)
      return node
    }, selector(syntax.base))
  }
  if (syntax.type === 'call' && syntax.name === 'anywhere') {
    const [arg] = syntax.args
    if (arg && syntax.args.length === 1)
      return { type: 'SelectorFuncCall', arg: build(arg, meaning) }
  }
  throw invalid(syntax)
}

function selectedBy(
  step: Step,
  base: QueryNode,
  of: (part: Syntax) => QueryNode,
  selector: (part: Syntax) => QueryNode,
): QueryNode | null {
  if (step.type === 'items') return { type: 'ArrayCoerce', base }
  if (step.type === 'attribute') return { type: 'AccessAttribute', base, name: step.name }
  if (step.type === 'nested') return { type: 'SelectorNested', base, nested: selector(step.inner) }
  if (step.type !== 'brackets') return null
  const expr = of(step.inner)
  const constant = constantOf(expr)
  if (typeof constant === 'string') return { type: 'AccessAttribute', base, name: constant }
  return typeof constant === 'number' ? null : { type: 'Filter', base, expr }
}

function invalid(syntax: Syntax): Error {
  return errorAt(syntax, 'Invalid selector syntax')
}
