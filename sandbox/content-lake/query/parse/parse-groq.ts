import type { JsonObject } from '../../json.ts'
import type { QueryNode } from '../tree.ts'
import { build } from './build.ts'
import { bodyOf } from './declared.ts'
import type { Meaning } from './meaning.ts'
import { parseSyntax } from './parser.ts'

/**
 * Parses GROQ.
 *
 * @param params values of the query's parameters, which become part of the tree
 * @throws ParseError with the span of the error in the query
 */
export function parseGroq(query: string, params: JsonObject): QueryNode {
  const { declarations, root } = parseSyntax(query, params)
  const meaning: Meaning = {
    params,
    declarations: new Map(declarations.map((each) => [`${each.namespace}::${each.name}`, each])),
    parameter: null,
    within: [],
    scored: false,
  }
  for (const declared of declarations) bodyOf(declared, meaning, build)
  return build(root, meaning)
}
