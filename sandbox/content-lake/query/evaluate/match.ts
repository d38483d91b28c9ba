import { isObject, SpecialValue } from './values.ts'

/** What `match` looks for: `holds` of the words of a text, in their order. */
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

/** How often a term occurs in the words of a text. */
export interface Term {
  count(words: readonly string[]): number
  /** It must not occur. */
  negated: boolean
}

const WORD = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g
const PATTERN_WORD = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g
// Dots that join nothing: "end." is "end", "a.b" stays whole.
const EDGE_DOTS = /\b\.+|\.+\b/g
const MAX_PATTERN = 1024

/** GROQ's `match`: every pattern on the right is a word of the text on the left. */
export function matches(text: unknown, pattern: unknown): boolean {
  const terms = termsOf(pattern)
  if (terms === null || terms.length === 0) return false
  const words = pattern instanceof TextQuery ? allWordsOf(text) : wordsOf(text)
  if (words.length === 0) return false
  return terms.every((term) => term.count(words) > 0 !== term.negated)
}

/** How well a text matches, for `score()`: BM25's term frequency, summed; 0 when it does not. */
export function matchScore(text: unknown, pattern: unknown): number {
  if (pattern instanceof TextQuery && !matches(text, pattern)) return 0
  const words = pattern instanceof TextQuery ? allWordsOf(text) : wordsOf(text)
  let score = 0
  for (const term of termsOf(pattern) ?? []) {
    const frequency = term.count(words)
    score += term.negated ? 1 : (frequency * 2.2) / (frequency + 1.2)
  }
  return score
}

/** The words of a string, as they are told apart, in lower case. */
export function wordsIn(text: string): string[] {
  return (text.replace(EDGE_DOTS, '').match(WORD) ?? []).map((word) => word.toLowerCase())
}

/** A term that a word meets when it has the form of `pattern`, `*` standing for any letters. */
export function wordTerm(pattern: string, negated = false): Term {
  const lower = pattern.slice(0, MAX_PATTERN).toLowerCase()
  const isWord = lower.includes('*')
    ? (word: string) => hasForm(word, lower)
    : (word: string) => word === lower
  return {
    count: (words) => words.reduce((sum, word) => sum + Number(isWord(word)), 0),
    negated,
  }
}

function wordsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return cachedWords(value)
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => (typeof item === 'string' ? cachedWords(item) : []))
}

const wordsOfObjects = new WeakMap<object, readonly string[]>()

/** The words of a value and of everything inside it: what `text::query` searches. */
function allWordsOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return wordsIn(value)
  if (Array.isArray(value)) return value.flatMap(allWordsOf)
  if (!isObject(value)) return []
  const known = wordsOfObjects.get(value)
  if (known) return known
  const words = Object.entries(value).flatMap(([name, item]) =>
    name.startsWith('_') && name !== '_id' ? [] : allWordsOf(item),
  )
  wordsOfObjects.set(value, words)
  return words
}

const CACHE_LIMIT = 20_000
const textCache = new Map<string, readonly string[]>()

function cachedWords(text: string): readonly string[] {
  const known = textCache.get(text)
  if (known) return known
  const words = wordsIn(text)
  if (textCache.size >= CACHE_LIMIT) textCache.clear()
  textCache.set(text, words)
  return words
}

/** Null for what is no pattern. */
function termsOf(pattern: unknown): readonly Term[] | null {
  if (pattern instanceof TextQuery) return pattern.terms
  if (typeof pattern === 'string') return termsIn(pattern)
  if (!Array.isArray(pattern)) return null
  const parts: unknown[] = pattern
  const terms = parts.map((part) => (typeof part === 'string' ? termsIn(part) : null))
  return terms.includes(null) ? null : terms.flatMap((each) => each ?? [])
}

let latest: { pattern: string; terms: readonly Term[] } | null = null

// A query asks for one pattern of thousands of documents in turn.
function termsIn(pattern: string): readonly Term[] {
  if (latest?.pattern === pattern) return latest.terms
  const words = pattern.replace(EDGE_DOTS, '').match(PATTERN_WORD) ?? []
  latest = { pattern, terms: words.map((word) => wordTerm(word)) }
  return latest.terms
}

/** Whether `*` in the pattern can stand for letters so that it becomes the word. */
function hasForm(word: string, pattern: string): boolean {
  let [at, inPattern, star, resume] = [0, 0, -1, 0]
  while (at < word.length) {
    if (pattern[inPattern] === '*') [star, resume, inPattern] = [inPattern, at, inPattern + 1]
    else if (pattern[inPattern] === word[at]) [at, inPattern] = [at + 1, inPattern + 1]
    else if (star === -1) return false
    else [resume, at, inPattern] = [resume + 1, resume + 1, star + 1]
  }
  return /^\**$/.test(pattern.slice(inPattern))
}
