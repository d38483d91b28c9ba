import { isObject } from './values.ts'

const WORD = /[^!@#$%^&*(),\\/?";:{}|[\]+<>\s-]+/g
// A trailing dot is removed ("end." is "end"), and so is a dot between letters ("a.b" is "ab").
const EDGE_DOTS = /\b\.+|\.+\b/g

/** The words of a text, in lower case. */
export class Words {
  readonly list: readonly string[]
  #counts: Map<string, number> | null = null
  #sorted: readonly string[] | null = null

  constructor(list: readonly string[]) {
    this.list = list
  }

  /** How often each word occurs. */
  counts(): ReadonlyMap<string, number> {
    if (this.#counts) return this.#counts
    const counts = new Map<string, number>()
    for (const word of this.list) counts.set(word, (counts.get(word) ?? 0) + 1)
    this.#counts = counts
    return counts
  }

  /** How many words begin with `start`. */
  countStarting(start: string): number {
    this.#sorted ??= this.list.toSorted()
    const sorted = this.#sorted
    let [low, high] = [0, sorted.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sorted[middle] ?? '') < start) low = middle + 1
      else high = middle
    }
    let end = low
    while (sorted[end]?.startsWith(start) === true) end += 1
    return end - low
  }
}

/** The words of a string, separated as `match` does, in lower case. */
export function splitWords(text: string, word = WORD): string[] {
  return (text.replace(EDGE_DOTS, '').match(word) ?? []).map((each) => each.toLowerCase())
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

/** How many objects' words are kept: some 10 KB for a document. */
const OBJECT_LIMIT = 20_000
const ofObjects = new Map<object, Words>()

function wordsOfObject(object: Record<string, unknown>): Words {
  const known = ofObjects.get(object)
  if (known) return known
  const list: string[] = []
  collect(object, list)
  const words = new Words(list)
  if (ofObjects.size >= OBJECT_LIMIT) ofObjects.clear()
  ofObjects.set(object, words)
  return words
}

function collect(value: unknown, list: string[]): void {
  if (typeof value === 'string') list.push(...splitWords(value))
  else if (Array.isArray(value)) for (const item of value) collect(item, list)
  else if (isObject(value)) {
    for (const [name, item] of Object.entries(value)) {
      if (!name.startsWith('_')) collect(item, list)
    }
  }
}

const CACHE_LIMIT = 65_536
const ofStrings = new Map<string, Words>()

function wordsOfString(text: string): Words {
  const known = ofStrings.get(text)
  if (known) return known
  const words = new Words(splitWords(text))
  if (ofStrings.size >= CACHE_LIMIT) ofStrings.clear()
  ofStrings.set(text, words)
  return words
}

/** One term that `match` looks for. */
export interface Term {
  /** How often it occurs. */
  count(words: Words): number
  /** It must not occur. */
  negated: boolean
}

const PATTERN_WORD = /[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g
const MAX_PATTERN = 1024

/** The terms of a pattern: its words, in which `*` matches any letters. */
export function termsIn(pattern: string): Term[] {
  return splitWords(pattern, PATTERN_WORD).map((word) => wordTerm(word))
}

/** @param pattern one word, in which `*` matches any letters */
export function wordTerm(pattern: string, negated = false): Term {
  const form = pattern.slice(0, MAX_PATTERN).toLowerCase()
  if (/^\*+$/.test(form)) return { count: ({ list }) => list.length, negated }
  if (!form.includes('*')) return { count: (words) => words.counts().get(form) ?? 0, negated }
  const start = /^[^*]+(?=\*$)/.exec(form)?.[0]
  if (start !== undefined) return { count: (words) => words.countStarting(start), negated }
  return {
    count: (words) => {
      let total = 0
      for (const [word, count] of words.counts()) if (hasForm(word, form)) total += count
      return total
    },
    negated,
  }
}

/** A phrase: words that must follow one another. */
export function phraseTerm(phrase: readonly string[], negated = false): Term {
  const startsAt = (list: readonly string[], start: number) =>
    phrase.every((word, index) => list[start + index] === word)
  return {
    count: ({ list }) => list.filter((_word, start) => startsAt(list, start)).length,
    negated,
  }
}

/** Whether a word matches a pattern with `*`, in linear time. */
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
