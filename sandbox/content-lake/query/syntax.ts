import { GroqSyntaxError, parse } from 'groq-js'
import type { JsonObject } from '../json.ts'
import type { QueryNode } from './tree.ts'

// Calls of `geo()`, which the parser does not know. Strings (ended or not) and comments are matched in
// order to skip them.
const TOKENS =
  /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\/\/[^\n]*|(?<![\w:.$])(?<call>(?:global\s*::\s*)?geo\s*\()/gs

/** Replaces `geo(`: a call that the parser accepts with any arguments and that no query contains. */
export const GEO_CALL = { namespace: 'delta', name: 'operation' }
const REPLACEMENT = `${GEO_CALL.namespace}::${GEO_CALL.name}(`

/**
 * Parses GROQ, including `geo()`, which the parser lacks.
 *
 * @throws GroqSyntaxError with its position in the query as given; Error for a well-formed query without a
 * meaning
 */
export function parseGroq(query: string, params: JsonObject): QueryNode {
  const tokens = Array.from(query.matchAll(TOKENS))
  // The parser requires a line break after a comment.
  const whole = tokens.at(-1)?.[0].startsWith('//') === true ? `${query}\n` : query
  const calls = tokens.filter(({ groups }) => groups?.['call'])
  if (calls.length === 0) return parse(whole, { params })
  const text = whole.replaceAll(TOKENS, (match) => (isString(match) ? match : REPLACEMENT))
  try {
    return parse(text, { params })
  } catch (error) {
    if (!(error instanceof GroqSyntaxError)) throw error
    const position = originalPosition(error.position, calls)
    throw new GroqSyntaxError(position, query, detailOf(error))
  }
}

function isString(match: string): boolean {
  return /^["'/]/.test(match)
}

function originalPosition(position: number, calls: readonly RegExpExecArray[]): number {
  let shift = 0
  for (const { index, 0: match } of calls) {
    if (index + shift >= position) break
    shift += REPLACEMENT.length - match.length
  }
  return position - shift
}

/** The message of a syntax error, without its position. */
export function detailOf({ message }: Error): string {
  return message.replace(/^Syntax error in GROQ query at position \d+(?:: )?/, '')
}
