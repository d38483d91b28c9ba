import { isObject } from './values.ts'

const SEPARATORS = /[!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g
// A trailing dot is removed ("end." is "end"), and so is a dot between letters ("a.b" is "ab").
const EDGE_DOTS = /\b\.+|\.+\b/g

/** The words of a text, in lower case, stored as one string. A list with counts would need ten times the memory. */
export class Words {
  /** Each word has a space before and after it. */
  readonly #text: string

  constructor(texts: readonly string[]) {
    const words = texts.join(' ').replace(EDGE_DOTS, '').replaceAll(SEPARATORS, ' ').trim()
    this.#text = ` ${words.toLowerCase()} `
  }

  get isEmpty(): boolean {
    return this.#text === '  '
  }

  list(): string[] {
    return this.#text.split(' ').filter(Boolean)
  }

  /** Counts a phrase, which must start with a space. Without a space at the end, its last word is a prefix. */
  count(phrase: string): number {
    let total = 0
    let index = this.#text.indexOf(phrase)
    while (index !== -1) {
      total += 1
      index = this.#text.indexOf(phrase, index + 1)
    }
    return total
  }
}

/** The words of a string in lower case, split in the same way as for `match`. */
export function splitWords(text: string): string[] {
  return new Words([text]).list()
}

/** The words of a string, or of the strings in a list; empty for other values. */
export function wordsOf(value: unknown): Words[] {
  if (typeof value === 'string') return [wordsOfString(value)]
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => (typeof item === 'string' ? wordsOfString(item) : []))
}

/** The words of a value that `text::query` searches. It ignores attributes whose names start with `_`. */
export function allWordsOf(value: unknown): Words[] {
  if (typeof value === 'string') return [wordsOfString(value)]
  if (Array.isArray(value)) return value.flatMap(allWordsOf)
  return isObject(value) ? [wordsOfObject(value)] : []
}

const wordsByObject = new WeakMap<object, Words>()

function wordsOfObject(object: Record<string, unknown>): Words {
  const cached = wordsByObject.get(object)
  if (cached) return cached
  const texts: string[] = []
  collectTexts(object, texts)
  const words = new Words(texts)
  wordsByObject.set(object, words)
  return words
}

function collectTexts(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value)
  else if (Array.isArray(value)) for (const item of value) collectTexts(item, texts)
  else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      if (!name.startsWith('_')) collectTexts(item, texts)
    }
  }
}

const MAX_CACHED_STRINGS = 65_536
const wordsByString = new Map<string, Words>()

function wordsOfString(text: string): Words {
  const cached = wordsByString.get(text)
  if (cached) return cached
  const words = new Words([text])
  if (wordsByString.size >= MAX_CACHED_STRINGS) wordsByString.clear()
  wordsByString.set(text, words)
  return words
}

/** One term that `match` looks for. */
export interface Term {
  /** Number of times that the term occurs. */
  count(words: Words): number
  /** Whether the term must not occur. */
  isNegated: boolean
}

const PATTERN_WORD = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g
const MAX_PATTERN_LENGTH = 1024

/** The terms of a pattern: its words, in which `*` matches any number of letters. */
export function termsIn(pattern: string): Term[] {
  const words = pattern.replace(EDGE_DOTS, '').match(PATTERN_WORD) ?? []
  return words.map((word) => wordTerm(word))
}

/** @param pattern one word, in which `*` matches any number of letters */
export function wordTerm(pattern: string, isNegated = false): Term {
  const word = pattern.slice(0, MAX_PATTERN_LENGTH).toLowerCase()
  if (/^\*+$/.test(word)) return { count: (words) => words.list().length, isNegated }
  if (!word.includes('*')) return { count: (words) => words.count(` ${word} `), isNegated }
  const prefix = /^[^*]+(?=\*$)/.exec(word)?.[0]
  if (prefix !== undefined) return { count: (words) => words.count(` ${prefix}`), isNegated }
  return {
    count: (words) => words.list().filter((each) => matchesPattern(each, word)).length,
    isNegated,
  }
}

/** A phrase: words that must follow one another. */
export function phraseTerm(phrase: readonly string[], isNegated = false): Term {
  return { count: (words) => words.count(` ${phrase.join(' ')} `), isNegated }
}

/** Whether a word matches a pattern with `*`. Backtracks only to the last `*`, so the time is at most quadratic. */
function matchesPattern(word: string, pattern: string): boolean {
  let [wordIndex, patternIndex, starIndex, resumeIndex] = [0, 0, -1, 0]
  while (wordIndex < word.length) {
    if (pattern[patternIndex] === '*') {
      starIndex = patternIndex
      resumeIndex = wordIndex
      patternIndex += 1
    } else if (pattern[patternIndex] === word[wordIndex]) {
      wordIndex += 1
      patternIndex += 1
    } else if (starIndex === -1) return false
    else {
      resumeIndex += 1
      wordIndex = resumeIndex
      patternIndex = starIndex + 1
    }
  }
  while (pattern[patternIndex] === '*') patternIndex += 1
  return patternIndex === pattern.length
}
