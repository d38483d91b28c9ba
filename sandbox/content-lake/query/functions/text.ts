import { TextQuery } from '../evaluate/match.ts'
import { phraseTerm, wordTerm, type Term } from '../evaluate/terms.ts'
import { splitWords } from '../evaluate/words.ts'
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
    if (phrase !== undefined) {
      const words = splitWords(phrase)
      return words.length === 0 ? [] : [phraseTerm(words, negated)]
    }
    // The start of any word: what the Studio's lists search for while nothing is typed.
    if (/^\*+$/.test(word)) return [wordTerm('*', negated)]
    const words = splitWords(word)
    const isStart = word.endsWith('*')
    return words.map((each, index) =>
      wordTerm(isStart && index === words.length - 1 ? `${each}*` : each, negated),
    )
  })
}
