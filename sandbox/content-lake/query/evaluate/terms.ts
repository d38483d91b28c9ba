import { splitWords, type Words } from './words.ts'

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
