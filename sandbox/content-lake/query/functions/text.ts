import { TextQuery, wordsIn, wordTerm, type Term } from '../evaluate/match.ts'
import { ofValues, type FunctionFamily } from './function.ts'

export const textFunctions: FunctionFamily = {
  'text::query': ofValues((text) =>
    typeof text === 'string' ? new TextQuery(text, parseTextQuery(text)) : null,
  ),
}

// A phrase in quotes or a word, either with a dash before it.
const TERM = /(?<dash>-?)(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/g

/**
 * The terms of a search: words, of which `wor*` is the start, `"whole phrases"`, and `-either` that
 * must not occur.
 */
function parseTextQuery(text: string): Term[] {
  return Array.from(text.matchAll(TERM)).flatMap(({ groups = {} }) => {
    const { dash, phrase, word = '' } = groups
    const negated = dash === '-'
    if (phrase !== undefined) return phraseTerm(wordsIn(phrase), negated)
    // The start of any word: what the Studio's lists search for while nothing is typed.
    if (/^\*+$/.test(word)) return [wordTerm('*', negated)]
    const isPrefix = word.endsWith('*')
    const words = wordsIn(word)
    return words.map((each, index) =>
      wordTerm(isPrefix && index === words.length - 1 ? `${each}*` : each, negated),
    )
  })
}

function phraseTerm(phrase: readonly string[], negated: boolean): Term[] {
  if (phrase.length === 0) return []
  const startsAt = (words: readonly string[], start: number) =>
    phrase.every((word, index) => words[start + index] === word)
  return [
    { count: (words) => words.filter((_word, start) => startsAt(words, start)).length, negated },
  ]
}
