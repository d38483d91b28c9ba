import { publishedId, releaseNameOf } from '../../document.ts'
import { TextQuery } from '../evaluate/match.ts'
import type { Scope } from '../evaluate/scope.ts'
import { asList, isObject, referencedIds } from '../evaluate/values.ts'
import { phraseTerm, splitWords, type Term, wordTerm } from '../evaluate/words.ts'
import { type FunctionFamily, type GroqFunction, ofScope, ofValues } from './function.ts'

export const documentFunctions: FunctionFamily = {
  'global::references': references(),
}

function references(): GroqFunction {
  return (args, compile) => {
    const targets = args.map(compile)
    return (scope) => {
      const own = referencedIds(scope.value)
      if (own.size === 0) return false
      return targets.some((target) => {
        const id = target(scope)
        const ids = asList(id) ?? [id]
        return ids.some((each) => typeof each === 'string' && own.has(each))
      })
    }
  }
}

export const sanityFunctions: FunctionFamily = {
  'sanity::projectId': ofScope(({ run }) => run.sanity.projectId),
  'sanity::dataset': ofScope(({ run }) => run.sanity.dataset),
  'sanity::versionOf': ofScope((scope, id) => {
    const own = idOf(scope)
    return own === null || typeof id !== 'string' ? null : own === id || publishedId(own) === id
  }),
  'sanity::partOfRelease': ofScope((scope, release) => {
    const own = idOf(scope)
    return own === null || typeof release !== 'string' ? null : releaseNameOf(own) === release
  }),
  'releases::all': ofScope(({ run }) => run.view.ofType('system.release')),
}

function idOf({ value }: Scope): string | null {
  return isObject(value) && typeof value['_id'] === 'string' ? value['_id'] : null
}

export const portableTextFunctions: FunctionFamily = {
  'pt::text': ofValues((value) => {
    const list = asList(value)
    if (!list) return blockText(value)
    const texts = blockTexts(list)
    return texts.length === 0 ? null : texts.join('\n\n')
  }),
}

function blockTexts(list: readonly unknown[]): string[] {
  return list.flatMap((item) => {
    const nested = asList(item)
    return nested ? blockTexts(nested) : (blockText(item) ?? [])
  })
}

/** The text of a block's spans; null for anything but a block. */
function blockText(value: unknown): string | null {
  if (!isObject(value) || typeof value['_type'] !== 'string') return null
  const texts = asList(value['children'])?.map((child) =>
    isObject(child) && child['_type'] === 'span' && typeof child['text'] === 'string'
      ? child['text']
      : '',
  )
  return texts?.join('') ?? null
}

export const textFunctions: FunctionFamily = {
  'text::query': ofValues((text) =>
    typeof text === 'string' ? new TextQuery(text, parseTextQuery(text)) : null,
  ),
}

// A phrase in quotes or a word, with or without a dash before it.
const TERM = /(?<dash>-?)(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/g

/**
 * The terms of a search: words, prefixes (`wor*`) and `"whole phrases"`. A term with a `-` before it must not
 * occur.
 */
function parseTextQuery(text: string): Term[] {
  return Array.from(text.matchAll(TERM)).flatMap(({ groups = {} }) => {
    const { dash, phrase, word = '' } = groups
    const negated = dash === '-'
    if (phrase !== undefined) {
      const words = splitWords(phrase)
      return words.length === 0 ? [] : [phraseTerm(words, negated)]
    }
    // `*` is the empty prefix. The Studio's lists search for it while nothing is typed.
    if (/^\*+$/.test(word)) return [wordTerm('*', negated)]
    const words = splitWords(word)
    const isStart = word.endsWith('*')
    return words.map((each, index) =>
      wordTerm(isStart && index === words.length - 1 ? `${each}*` : each, negated),
    )
  })
}
