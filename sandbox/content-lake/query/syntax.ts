import { GroqSyntaxError, parse } from 'groq-js'
import type { JsonObject } from '../json.ts'
import type { QueryNode } from './tree.ts'

// Calls of `geo()`, which the parser does not know; strings, ended or not, and comments are stepped over.
const TOKENS =
  /"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|\/\/[^\n]*|(?<![\w:.$])(?<call>(?:global\s*::\s*)?geo\s*\()/gs

/** What stands for `geo(`: a call that the parser takes with any arguments, and nobody makes. */
export const GEO_CALL = { namespace: 'delta', name: 'operation' }
const REPLACEMENT = `${GEO_CALL.namespace}::${GEO_CALL.name}(`

/**
 * Parse GROQ, with the function that the lake has and the parser lacks.
 *
 * @throws GroqSyntaxError with its position in the query as given; Error for what is well-formed
 * and means nothing
 */
export function parseGroq(query: string, params: JsonObject): QueryNode {
  const tokens = Array.from(query.matchAll(TOKENS))
  // The parser wants the end of a comment's line.
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

/** What a syntax error says, without its place. */
export function detailOf({ message }: Error): string {
  return message.replace(/^Syntax error in GROQ query at position \d+(?:: )?/, '')
}
