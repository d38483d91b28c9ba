import { queryError, type LakeError } from '../errors.ts'

/** Characters: more than this many terms need, with ids in lists. */
const MAX_LENGTH = 512 * 1024

/**
 * The parser copies what it has read at every operator, attribute and list item, so its time grows with
 * the square of a query's length: this many terms take 0.2 s at worst, five times as many 20 s.
 * The longest query in use, the Studio's search, has a clause for each field that a preview shows: some
 * hundred.
 */
const MAX_TERMS = 4000

/** The weight of a string or number in a list, so that `_id in ["a", "b"]` may have 8,000 ids. */
const LISTED_LITERAL = 0.5

// Strings and comments are one token each, whether they end or not, so that one pass reads them all.
const TOKENS =
  /(?<literal>"[^"\\]*(?:\\.[^"\\]*)*"?|'[^'\\]*(?:\\.[^'\\]*)*'?|\d[\w.]*)(?<listed>\s*[,\]])?|(?<nothing>\/\/[^\n]*|,)|[\w$]+|\S/gs

/**
 * Refuses a query that would take long to parse. Terms are names, operators, brackets and literals.
 *
 * @throws LakeError 400 saying how large a query may be
 */
export function checkSize(query: string): void {
  if (query.length > MAX_LENGTH) throw tooLong(`${MAX_LENGTH} characters`)
  let terms = 0
  for (const { groups } of query.matchAll(TOKENS)) {
    terms += weightOf(groups)
    if (terms > MAX_TERMS) throw tooLong(`${MAX_TERMS} terms`)
  }
}

function weightOf(groups: Record<string, string | undefined> = {}): number {
  if (groups['nothing'] !== undefined) return 0
  return groups['listed'] === undefined ? 1 : LISTED_LITERAL
}

function tooLong(most: string): LakeError {
  return queryError(
    `The query is too long: more than ${most}. Ask less at once, and give long lists as parameters`,
  )
}
