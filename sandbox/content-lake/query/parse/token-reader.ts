import type { JsonObject } from '../../json.ts'
import { ParseError } from './parse-error.ts'
import type { Syntax, SyntaxShape } from './syntax-node.ts'
import { endOf, tokensOf, type Token } from './tokens.ts'

/** Deeper than any query in use. What reads and runs a query calls itself for each level. */
const MAX_DEPTH = 400

const EXPRESSION_MARKS = new Set(['*', '@', '^', '(', '[', '{', '+', '-', '!', '...'])
const EXPRESSION_KINDS = new Set<Token['kind']>(['name', 'parameter', 'number', 'string'])

/** Reads the tokens of a query one after the other. */
export class TokenReader {
  readonly #tokens: readonly Token[]
  readonly #params: JsonObject
  /** The parameter of the function that is being declared. */
  parameter: string | null = null
  #next = 0
  #depth = 0

  constructor(query: string, params: JsonObject) {
    this.#tokens = tokensOf(query)
    this.#params = params
  }

  get next(): Token {
    return this.peek(0)
  }

  peek(ahead: number): Token {
    const token = this.#tokens[Math.min(this.#next + ahead, this.#tokens.length - 1)]
    if (!token) throw new Error('There is always an end')
    return token
  }

  take(): Token {
    const token = this.next
    this.#next += 1
    return token
  }

  /** Whether the next token is a mark, such as a bracket, or a word of the language. */
  sees(text: string, ahead = 0): boolean {
    const token = this.peek(ahead)
    return (token.kind === 'mark' || token.kind === 'name') && token.text === text
  }

  /** Takes the next token if it is this one. */
  takes(text: string): boolean {
    const found = this.sees(text)
    if (found) this.#next += 1
    return found
  }

  seesExpression(): boolean {
    const { kind, text } = this.next
    return EXPRESSION_KINDS.has(kind) || (kind === 'mark' && EXPRESSION_MARKS.has(text))
  }

  /** Takes the token that closes what began at `start`. */
  close(text: string, start: number, message: string): Token {
    if (this.sees(text)) return this.take()
    throw new ParseError(message, start, endOf(this.next))
  }

  /** Takes a token of this kind, or this mark, within a declaration. */
  expect(wanted: string, message: string): string {
    const { kind, text, start } = this.next
    if (kind !== wanted && !this.sees(wanted)) throw new ParseError(message, start, start)
    this.take()
    return text
  }

  /** Runs `read` one level deeper. */
  nested<T>(read: () => T): T {
    this.#depth += 1
    this.#checkDepth(this.#depth, this.next.start)
    const result = read()
    this.#depth -= 1
    return result
  }

  /** @param steps how many levels the node adds to its parts */
  node(
    shape: SyntaxShape,
    { start, end }: { start: number; end: number },
    parts: readonly Syntax[],
    steps = 1,
  ): Syntax {
    const depth = parts.reduce((most, part) => Math.max(most, part.depth), 0) + steps
    this.#checkDepth(depth, start)
    return { ...shape, start, end, depth }
  }

  /** Takes `$name`. */
  takeParameter(): Syntax {
    const { text, start } = this.next
    const name = text.slice(1)
    if (name === this.parameter || Object.hasOwn(this.#params, name)) {
      return this.leaf({ type: 'parameter', name })
    }
    // The hosted lake's span too is one character short: it does not count the `$`.
    const message = `param $${name} referenced, but not provided`
    throw new ParseError(message, start, start + name.length)
  }

  leaf(shape: SyntaxShape): Syntax {
    const token = this.take()
    return this.node(shape, { start: token.start, end: endOf(token) }, [])
  }

  #checkDepth(depth: number, start: number): void {
    if (depth <= MAX_DEPTH) return
    throw new ParseError(`the query is nested deeper than ${MAX_DEPTH} levels`, start, start)
  }
}
