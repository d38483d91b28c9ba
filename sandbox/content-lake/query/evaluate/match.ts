import { SpecialValue } from './values.ts'
import { allWordsOf, type Term, termsIn, type Words, wordsOf } from './words.ts'

/** The value of `text::query("…")`, a search. Unlike a pattern, it searches everything inside a value. */
export class TextQuery extends SpecialValue {
  readonly terms: readonly Term[]
  readonly #text: string

  constructor(text: string, terms: readonly Term[]) {
    super()
    this.#text = text
    this.terms = terms
  }

  toJSON(): string {
    return this.#text
  }
}

/** GROQ's `match`: whether the text contains every required term of the pattern, and no negated term. */
export function matches(text: unknown, pattern: unknown): boolean {
  const terms = termsOf(pattern)
  if (terms === null || terms.length === 0) return false
  const words = wordsToSearch(text, pattern)
  const hasWords = words.some(({ isEmpty }) => !isEmpty)
  return hasWords && terms.every((term) => countIn(words, term) > 0 !== term.isNegated)
}

// The parameter k1 of BM25: limits how much a repeated term adds to the score.
const SATURATION = 1.2

/** How well a text matches a pattern or search, for `score()`. */
export function matchScore(text: unknown, pattern: unknown): number {
  const terms = termsOf(pattern) ?? []
  const words = wordsToSearch(text, pattern)
  const counts = terms.map((term) => countIn(words, term))
  const matchesAll = terms.every((term, index) => (counts[index] ?? 0) > 0 !== term.isNegated)
  // A search scores only if all its terms match. In a pattern, each word that is found adds to the score.
  if (pattern instanceof TextQuery && !matchesAll) return 0
  return counts.reduce(
    (score, count) => score + (count * (SATURATION + 1)) / (count + SATURATION),
    0,
  )
}

function wordsToSearch(text: unknown, pattern: unknown): Words[] {
  return pattern instanceof TextQuery ? allWordsOf(text) : wordsOf(text)
}

function countIn(words: readonly Words[], term: Term): number {
  let total = 0
  for (const each of words) total += term.count(each)
  return total
}

/** The terms of a pattern or search; null for any other value. */
function termsOf(pattern: unknown): readonly Term[] | null {
  if (pattern instanceof TextQuery) return pattern.terms
  if (typeof pattern === 'string') return cachedTermsIn(pattern)
  if (!Array.isArray(pattern)) return null
  const parts: unknown[] = pattern
  const terms = parts.map((part) => (typeof part === 'string' ? termsIn(part) : null))
  return terms.includes(null) ? null : terms.flatMap((each) => each ?? [])
}

let latest: { pattern: string; terms: readonly Term[] } | null = null

// Cached, because a query matches one pattern against thousands of documents.
function cachedTermsIn(pattern: string): readonly Term[] {
  if (latest?.pattern !== pattern) latest = { pattern, terms: termsIn(pattern) }
  return latest.terms
}
