import type { QueryNode } from '../tree.ts'
import { constantOf } from './constant.ts'
import { errorAt, type Build, type Meaning } from './meaning.ts'
import type { Step, Syntax } from './syntax-node.ts'
import {
  arrayStep,
  elementStep,
  listItself,
  plainStep,
  projectionStep,
  type BuildStep,
  type Traversal,
} from './traversal.ts'

const LISTS = new Set<QueryNode['type']>(['Everything', 'Array', 'PipeFuncCall'])

/** A value with the steps that follow it. */
export function buildTraversal(
  syntax: Syntax & { base: Syntax; steps: readonly Step[] },
  meaning: Meaning,
  build: Build,
): QueryNode {
  const of = (part: Syntax) => build(part, meaning)
  const base = of(syntax.base)
  const steps = syntax.steps.map((step) => buildStep(step, syntax, of))
  let traversal: Traversal | null = null
  for (const step of steps.toReversed()) traversal = step(traversal)
  if (LISTS.has(base.type)) traversal = listItself(traversal)
  return traversal?.build(base) ?? base
}

function buildStep(step: Step, whole: Syntax, of: (part: Syntax) => QueryNode): BuildStep {
  switch (step.type) {
    case 'attribute':
      return access(step.name)
    case 'dereference':
      return plainStep((base) => ({ type: 'Deref', base }))
    case 'items':
      return arrayStep((base) => ({ type: 'ArrayCoerce', base }))
    case 'projection': {
      const expr = of(step.inner)
      return projectionStep((base) => ({ type: 'Projection', base, expr }))
    }
    case 'brackets':
      return buildBrackets(of(step.inner))
    case 'slice': {
      const [left, right] = [constantOf(of(step.left)), constantOf(of(step.right))]
      if (typeof left !== 'number' || typeof right !== 'number') {
        const span = { start: step.left.start, end: step.right.end }
        throw errorAt(span, 'slicing must use constant numbers')
      }
      const { isInclusive } = step
      return arrayStep((base) => ({ type: 'Slice', base, left, right, isInclusive }))
    }
    case 'nested':
      break
  }
  throw errorAt(whole, 'unexpected selector')
}

function buildBrackets(expr: QueryNode): BuildStep {
  const constant = constantOf(expr)
  if (typeof constant === 'string') return access(constant)
  if (typeof constant !== 'number') return arrayStep((base) => ({ type: 'Filter', base, expr }))
  return elementStep((base) => ({ type: 'AccessElement', base, index: constant }))
}

function access(name: string): BuildStep {
  return plainStep((base) => ({ type: 'AccessAttribute', base, name }))
}
