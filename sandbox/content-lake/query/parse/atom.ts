import { ParseError } from './parse-error.ts'
import type { Syntax } from './syntax-node.ts'
import type { TokenReader } from './token-reader.ts'
import { endOf, valueOfString } from './tokens.ts'

export type ParseExpression = (level: number) => Syntax

const AFTER_GROUP = "expected ')' following parenthesized expression"

/** Reads a value without operators: a literal, a name, a call, or what stands in brackets. */
export function parseAtom(tokens: TokenReader, expression: ParseExpression): Syntax {
  const { kind, text, start } = tokens.next
  if (kind === 'name') return parseName(tokens, expression)
  if (kind === 'parameter') return tokens.takeParameter()
  if (kind === 'number') return tokens.leaf({ type: 'literal', value: Number(text) })
  if (kind === 'string') return tokens.leaf({ type: 'literal', value: valueOfString(text) })
  if (kind === 'mark') {
    if (text === '*') return tokens.leaf({ type: 'everything' })
    if (text === '@') return tokens.leaf({ type: 'this' })
    if (text === '^') return parseParent(tokens)
    if (text === '(') return parseParenthesized(tokens, expression)
    if (text === '[') return parseArray(tokens, expression)
    if (text === '{') return parseObject(tokens, expression)
  }
  const seen = kind === 'end' ? 'end-of-file' : `token ${JSON.stringify(text)}`
  throw new ParseError(`unexpected ${seen}, expected expression`, start, endOf(tokens.next))
}

export function parseObject(tokens: TokenReader, expression: ParseExpression): Syntax {
  const { start } = tokens.take()
  const items = parseList(tokens, () => parseListed(tokens, expression, true))
  const close = tokens.close('}', start, "expected '}' following object body")
  return tokens.node({ type: 'object', items }, { start, end: endOf(close) }, items)
}

function parseArray(tokens: TokenReader, expression: ParseExpression): Syntax {
  const { start } = tokens.take()
  const items = parseList(tokens, () => parseListed(tokens, expression, false))
  const close = tokens.close(']', start, "expected ']' following array body")
  return tokens.node({ type: 'array', items }, { start, end: endOf(close) }, items)
}

/** `(a)`, or `(a, b)`. */
export function parseParenthesized(tokens: TokenReader, expression: ParseExpression): Syntax {
  const { start } = tokens.take()
  const items = [expression(0)]
  while (tokens.takes(',')) items.push(expression(0))
  return closeParenthesized(tokens, start, items)
}

/** What was opened at `start` is closed here. */
export function closeParenthesized(
  tokens: TokenReader,
  start: number,
  items: readonly Syntax[],
): Syntax {
  if (!tokens.sees(')')) throw new ParseError(AFTER_GROUP, start, tokens.next.start)
  const span = { start, end: endOf(tokens.take()) }
  const [base, second] = items
  if (!base || second) return tokens.node({ type: 'tuple', items }, span, items)
  return tokens.node({ type: 'unary', operator: 'group', base }, span, items)
}

/** `^`, and `^.^` for the parent of the parent. */
function parseParent(tokens: TokenReader): Syntax {
  const { start } = tokens.next
  let [last, steps] = [tokens.take(), 1]
  while (tokens.sees('.') && tokens.sees('^', 1)) {
    tokens.take()
    last = tokens.take()
    steps += 1
  }
  return tokens.node({ type: 'parent', steps }, { start, end: endOf(last) }, [])
}

function parseName(tokens: TokenReader, expression: ParseExpression): Syntax {
  const { text, start } = tokens.next
  if (text === 'null') return tokens.leaf({ type: 'literal', value: null })
  if (text === 'true' || text === 'false') {
    return tokens.leaf({ type: 'literal', value: text === 'true' })
  }
  const isCalled = (ahead: number) => tokens.sees('(', ahead) && !tokens.peek(ahead).spaced
  if (isCalled(1)) return parseCall(tokens, expression, 'global', start)
  if (!tokens.sees('::', 1) || tokens.peek(1).spaced) {
    return tokens.leaf({ type: 'attribute', name: text })
  }
  tokens.take()
  tokens.take()
  if (tokens.next.kind === 'name' && isCalled(1)) return parseCall(tokens, expression, text, start)
  const message = 'expected a function following namespace expression'
  throw new ParseError(message, tokens.next.start, endOf(tokens.next))
}

function parseCall(
  tokens: TokenReader,
  expression: ParseExpression,
  namespace: string,
  start: number,
): Syntax {
  const { text: name } = tokens.take()
  const open = tokens.take()
  const args = parseList(tokens, () => expression(0))
  const close = tokens.close(')', open.start, "expected ')' following function arguments")
  return tokens.node({ type: 'call', namespace, name, args }, { start, end: endOf(close) }, args)
}

/** Items with commas between; the last may have one after it. */
function parseList(tokens: TokenReader, item: () => Syntax): Syntax[] {
  const items: Syntax[] = []
  while (tokens.seesExpression()) {
    items.push(item())
    if (!tokens.takes(',')) break
  }
  return items
}

/** An item of an array or object: `...a`, `...`, `a`, and in an object `"name": a`. */
function parseListed(tokens: TokenReader, expression: ParseExpression, named: boolean): Syntax {
  const { next } = tokens
  if (tokens.takes('...')) {
    const span = { start: next.start, end: endOf(next) }
    if (!tokens.seesExpression()) return tokens.node({ type: 'ellipsis' }, span, [])
    const base = expression(0)
    return tokens.node({ type: 'unary', operator: '...', base }, span, [base])
  }
  const left = expression(0)
  if (!named || !tokens.takes(':')) return left
  const right = expression(0)
  const span = { start: left.start, end: right.end }
  return tokens.node({ type: 'binary', operator: ':', left, right }, span, [left, right])
}
