import { TextQuery } from '../evaluate/match.ts'
import { phraseTerm, wordTerm, type Term } from '../evaluate/terms.ts'
import { splitWords } from '../evaluate/words.ts'
import { ofValues, type FunctionFamily } from './function.ts'

export const textFunctions: FunctionFamily = {
  'text::query': ofValues((text) =>
    typeof text === 'string' ? new TextQuery(text, parseTextQuery(text)) : null,
  ),
}

// A phrase in quotes or a word, with or without a dash before it.
const TERM = /(?<dash>-?)(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/g

/**
 * The terms of a search: words, prefixes (`wor*`), `"whole phrases"`, and any of these with a `-` that
 * must not occur.
 */
function parseTextQuery(text: string): Term[] {
  return Array.from(text.matchAll(TERM)).flatMap(({ groups = {} }) => {
    const { dash, phrase, word = '' } = groups
    const negated = dash === '-'
    if (phrase !== undefined) {
      const words = splitWords(phrase)
      return words.length === 0 ? [] : [phraseTerm(words, negated)]
    }
    // The empty prefix, which the Studio's lists search for while nothing is typed.
    if (/^\*+$/.test(word)) return [wordTerm('*', negated)]
    const words = splitWords(word)
    const isStart = word.endsWith('*')
    return words.map((each, index) =>
      wordTerm(isStart && index === words.length - 1 ? `${each}*` : each, negated),
    )
  })
}
