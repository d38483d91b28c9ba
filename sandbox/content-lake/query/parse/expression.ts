import { closeParenthesized, parseAtom, type ParseExpression } from './atom.ts'
import { ParseError } from './parse-error.ts'
import { parseSteps } from './steps.ts'
import { BINARY_LEVELS, type Syntax, type Unary } from './syntax-node.ts'
import type { TokenReader } from './token-reader.ts'
import { endOf } from './tokens.ts'

const PREFIX_LEVELS = { '+': 10, '-': 8, '!': 10 } as const
const LEVELS: Readonly<Record<string, number | undefined>> = {
  ...BINARY_LEVELS,
  '||': 2,
  '&&': 3,
  in: 4,
  asc: 4,
  desc: 4,
  '|': 11,
}
/** The level of what stands on either side of `in` and `..`. */
const OPERAND_LEVEL = 5

/** Reads an expression whose operators bind as strong as `level`, or stronger. */
export function parseExpression(tokens: TokenReader, level: number): Syntax {
  return tokens.nested(() => {
    const expression: ParseExpression = (inner) => parseExpression(tokens, inner)
    return parseOperators(tokens, parsePrefixed(tokens, expression), level, expression)
  })
}

function parsePrefixed(tokens: TokenReader, expression: ParseExpression): Syntax {
  const { kind, text, start } = tokens.next
  if (kind !== 'mark' || !isPrefix(text)) {
    return parseSteps(tokens, parseAtom(tokens, expression), expression)
  }
  tokens.take()
  const base = expression(PREFIX_LEVELS[text])
  return unary(tokens, text, base, start, base.end)
}

function parseOperators(
  tokens: TokenReader,
  first: Syntax,
  level: number,
  expression: ParseExpression,
): Syntax {
  let left = first
  for (;;) {
    const { kind, text } = tokens.next
    const binding = kind === 'mark' || kind === 'name' ? LEVELS[text] : undefined
    if (binding === undefined || binding < level) return left
    left = parseSteps(tokens, parseOperation(tokens, left, binding, expression), expression)
  }
}

function parseOperation(
  tokens: TokenReader,
  left: Syntax,
  level: number,
  expression: ParseExpression,
): Syntax {
  const operator = tokens.take()
  const { text } = operator
  if (text === '|') return parsePipe(tokens, left, expression)
  if (text === 'in') return parseMembership(tokens, left, expression)
  if (text === 'asc' || text === 'desc') {
    return unary(tokens, text, left, left.start, endOf(operator))
  }
  if (text === '&&' || text === '||') {
    const operands = [left, expression(level + 1)]
    // A chain of any length is one node.
    while (tokens.takes(text)) operands.push(expression(level + 1))
    const span = { start: left.start, end: operands.at(-1)?.end ?? left.end }
    return tokens.node({ type: 'chain', operator: text, operands }, span, operands)
  }
  if (!isBinary(text)) throw new Error(`Not an operator: ${text}`)
  const right = expression(text === '**' ? level : level + 1)
  const span = { start: left.start, end: right.end }
  return tokens.node({ type: 'binary', operator: text, left, right }, span, [left, right])
}

/** `| order(…)`. A projection after `|` is a step. */
function parsePipe(tokens: TokenReader, base: Syntax, expression: ParseExpression): Syntax {
  const call = parseAtom(tokens, expression)
  const { start, end } = call
  if (call.type !== 'call') throw new ParseError('object or function expected', start, end)
  return tokens.node({ type: 'pipe', base, call }, { start: base.start, end }, [base, call])
}

/** After `in`: a list, or a range, which may stand in brackets. */
function parseMembership(tokens: TokenReader, base: Syntax, expression: ParseExpression): Syntax {
  const { start } = tokens.next
  if (!tokens.takes('(')) return parseRange(tokens, base, expression(OPERAND_LEVEL), expression)
  const first = expression(0)
  if (tokens.sees('..') || tokens.sees('...')) {
    const range = parseRange(tokens, base, first, expression)
    closeParenthesized(tokens, start, [range])
    return range
  }
  const group = parseSteps(tokens, closeParenthesized(tokens, start, [first]), expression)
  const operand = parseOperators(tokens, group, OPERAND_LEVEL, expression)
  return parseRange(tokens, base, operand, expression)
}

function parseRange(
  tokens: TokenReader,
  base: Syntax,
  left: Syntax,
  expression: ParseExpression,
): Syntax {
  const isInclusive = tokens.sees('..')
  if (!isInclusive && !tokens.sees('...')) {
    const span = { start: base.start, end: left.end }
    return tokens.node({ type: 'binary', operator: 'in', left: base, right: left }, span, [
      base,
      left,
    ])
  }
  tokens.take()
  const right = expression(OPERAND_LEVEL)
  const span = { start: base.start, end: right.end }
  return tokens.node({ type: 'range', base, left, right, isInclusive }, span, [base, left, right])
}

function unary(
  tokens: TokenReader,
  operator: Unary,
  base: Syntax,
  start: number,
  end: number,
): Syntax {
  return tokens.node({ type: 'unary', operator, base }, { start, end }, [base])
}

function isPrefix(text: string): text is keyof typeof PREFIX_LEVELS {
  return Object.hasOwn(PREFIX_LEVELS, text)
}

function isBinary(text: string): text is keyof typeof BINARY_LEVELS {
  return Object.hasOwn(BINARY_LEVELS, text)
}
