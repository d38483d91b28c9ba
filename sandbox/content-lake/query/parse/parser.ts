import type { JsonObject } from '../../json.ts'
import { parseExpression } from './expression.ts'
import { ParseError } from './parse-error.ts'
import type { Syntax } from './syntax-node.ts'
import { TokenReader } from './token-reader.ts'

/** A function that a query declares: `fn namespace::name($parameter) = body;` */
export interface Declaration {
  namespace: string
  name: string
  parameter: string
  body: Syntax
}

/**
 * Reads GROQ in one pass: its time grows with the query's length.
 *
 * Messages and spans of errors are those of https://github.com/sanity-io/go-groq, the vendor's own parser.
 *
 * @param params their names alone matter here
 * @throws ParseError
 */
export function parseSyntax(
  query: string,
  params: JsonObject,
): { declarations: Declaration[]; root: Syntax } {
  const tokens = new TokenReader(query, params)
  if (tokens.next.kind === 'end') throw new ParseError('no query', 0, 0)
  const declarations: Declaration[] = []
  while (tokens.sees('fn')) declarations.push(parseDeclaration(tokens))
  const root = parseExpression(tokens, 0)
  tokens.expect('end', 'unable to parse entire expression')
  return { declarations, root }
}

function parseDeclaration(tokens: TokenReader): Declaration {
  tokens.take()
  const namespace = tokens.expect('name', 'expected function namespace')
  tokens.expect('::', "expected '::' followed by a function name")
  const name = tokens.expect('name', 'expected a function name')
  tokens.expect('(', "expected '(' following function name")
  const parameter = tokens.expect('parameter', 'expected parameter name').slice(1)
  tokens.expect(')', "expected ')' following function arguments")
  tokens.expect('=', "expected '=' following ()")
  tokens.parameter = parameter
  const body = parseExpression(tokens, 0)
  tokens.expect(';', "expected ';' at the end of function definition")
  tokens.parameter = null
  return { namespace, name, parameter, body }
}
