import { isObject } from './values.ts'

const SEPARATORS = /[!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g
// A trailing dot is removed ("end." is "end"), and so is a dot between letters ("a.b" is "ab").
const EDGE_DOTS = /\b\.+|\.+\b/g

/** The words of a text, in lower case. Kept as one string, because a list with counts would need ten times the memory. */
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

  /** Counts occurrences of a phrase, given as words with a space before each. The last word can be a prefix. */
  count(words: string): number {
    let total = 0
    let at = this.#text.indexOf(words)
    while (at !== -1) {
      total += 1
      at = this.#text.indexOf(words, at + 1)
    }
    return total
  }
}

/** The words of a string, split as for `match`, in lower case. */
export function splitWords(text: string): string[] {
  return new Words([text]).list()
}

/** The words of a string, or of a list of strings; none for other values. */
export function wordsOf(value: unknown): Words[] {
  if (typeof value === 'string') return [wordsOfString(value)]
  if (!Array.isArray(value)) return []
  return value.flatMap((item: unknown) => (typeof item === 'string' ? wordsOfString(item) : []))
}

/** The words of a value and everything inside it, which `text::query` searches. */
export function allWordsOf(value: unknown): Words[] {
  if (typeof value === 'string') return [wordsOfString(value)]
  if (Array.isArray(value)) return value.flatMap(allWordsOf)
  return isObject(value) ? [wordsOfObject(value)] : []
}

const wordsByObject = new WeakMap<object, Words>()

function wordsOfObject(object: Record<string, unknown>): Words {
  const known = wordsByObject.get(object)
  if (known) return known
  const texts: string[] = []
  collect(object, texts)
  const words = new Words(texts)
  wordsByObject.set(object, words)
  return words
}

function collect(value: unknown, texts: string[]): void {
  if (typeof value === 'string') texts.push(value)
  else if (Array.isArray(value)) for (const item of value) collect(item, texts)
  else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      if (!name.startsWith('_')) collect(item, texts)
    }
  }
}

const CACHE_LIMIT = 65_536
const wordsByString = new Map<string, Words>()

function wordsOfString(text: string): Words {
  const known = wordsByString.get(text)
  if (known) return known
  const words = new Words([text])
  if (wordsByString.size >= CACHE_LIMIT) wordsByString.clear()
  wordsByString.set(text, words)
  return words
}

/** One term that `match` looks for. */
export interface Term {
  /** Number of times that the term occurs. */
  count(words: Words): number
  /** Whether the term must not occur. */
  negated: boolean
}

const PATTERN_WORD = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g
const MAX_PATTERN = 1024

/** The terms of a pattern: its words, in which `*` matches any letters. */
export function termsIn(pattern: string): Term[] {
  const words = pattern.replace(EDGE_DOTS, '').match(PATTERN_WORD) ?? []
  return words.map((word) => wordTerm(word))
}

/** @param pattern one word, in which `*` matches any letters */
export function wordTerm(pattern: string, negated = false): Term {
  const form = pattern.slice(0, MAX_PATTERN).toLowerCase()
  if (/^\*+$/.test(form)) return { count: (words) => words.list().length, negated }
  if (!form.includes('*')) return { count: (words) => words.count(` ${form} `), negated }
  const start = /^[^*]+(?=\*$)/.exec(form)?.[0]
  if (start !== undefined) return { count: (words) => words.count(` ${start}`), negated }
  return {
    count: (words) => words.list().filter((word) => hasForm(word, form)).length,
    negated,
  }
}

/** A phrase: words that must follow one another. */
export function phraseTerm(phrase: readonly string[], negated = false): Term {
  return { count: (words) => words.count(` ${phrase.join(' ')} `), negated }
}

/** Whether a word matches a pattern with `*`. It backtracks only to the last `*`, so the time is at most quadratic. */
function hasForm(word: string, pattern: string): boolean {
  let [at, inPattern, star, resume] = [0, 0, -1, 0]
  while (at < word.length) {
    if (pattern[inPattern] === '*') {
      star = inPattern
      resume = at
      inPattern += 1
    } else if (pattern[inPattern] === word[at]) {
      at += 1
      inPattern += 1
    } else if (star === -1) return false
    else {
      resume += 1
      at = resume
      inPattern = star + 1
    }
  }
  while (pattern[inPattern] === '*') inPattern += 1
  return inPattern === pattern.length
}
