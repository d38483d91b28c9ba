import { parseObject, parseParenthesized, type ParseExpression } from './atom.ts'
import { ParseError } from './parse-error.ts'
import type { Step, Syntax } from './syntax-node.ts'
import type { TokenReader } from './token-reader.ts'
import { endOf } from './tokens.ts'

const OPERATOR_WORDS = new Set(['asc', 'desc', 'in', 'match'])

/** Reads the steps that follow a value. */
export function parseSteps(tokens: TokenReader, base: Syntax, expression: ParseExpression): Syntax {
  const steps: Step[] = []
  for (;;) {
    const step = parseStep(tokens, expression)
    if (!step) break
    steps.push(step)
    const name = tokens.next
    if (step.type === 'dereference' && name.kind === 'name' && !OPERATOR_WORDS.has(name.text)) {
      steps.push({ type: 'attribute', name: tokens.take().text })
    }
  }
  if (steps.length === 0) return base
  const span = { start: base.start, end: tokens.next.start }
  const parts = [base, ...steps.flatMap(partsOf)]
  return tokens.node({ type: 'traversal', base, steps }, span, parts, steps.length)
}

function parseStep(tokens: TokenReader, expression: ParseExpression): Step | null {
  if (tokens.takes('->')) return { type: 'dereference' }
  if (tokens.sees('.')) return parseAccess(tokens, expression)
  if (tokens.sees('[')) return parseBrackets(tokens, expression)
  if (tokens.sees('|') && tokens.sees('{', 1)) tokens.take()
  return tokens.sees('{') ? { type: 'projection', inner: parseObject(tokens, expression) } : null
}

function parseAccess(tokens: TokenReader, expression: ParseExpression): Step {
  tokens.take()
  const { kind, text, start } = tokens.next
  if (kind === 'name') return { type: 'attribute', name: tokens.take().text }
  if (tokens.sees('(')) return { type: 'nested', inner: parseParenthesized(tokens, expression) }
  if (tokens.sees('^') || tokens.sees('@')) {
    throw new ParseError(`${text} is not allowed here`, start, start + 1)
  }
  const seen = kind === 'end' ? 'end-of-file' : `token ${JSON.stringify(text)}`
  throw new ParseError(`unexpected ${seen}, expected expression`, start, endOf(tokens.next))
}

function parseBrackets(tokens: TokenReader, expression: ParseExpression): Step {
  const { start } = tokens.take()
  const close = () => tokens.close(']', start, "expected ']' following expression")
  if (!tokens.seesExpression()) {
    close()
    return { type: 'items' }
  }
  const inner = expression(0)
  const isInclusive = tokens.sees('..')
  if (!isInclusive && !tokens.sees('...')) {
    close()
    return { type: 'brackets', inner }
  }
  tokens.take()
  const right = expression(0)
  close()
  return { type: 'slice', left: inner, right, isInclusive }
}

function partsOf(step: Step): Syntax[] {
  if (step.type === 'slice') return [step.left, step.right]
  return 'inner' in step ? [step.inner] : []
}
