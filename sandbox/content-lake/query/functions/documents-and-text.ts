import { publishedId, releaseNameOf } from '../../document.ts'
import { TextQuery } from '../evaluate/match.ts'
import type { Scope } from '../evaluate/scope.ts'
import { asList, isObject, referencedIds } from '../evaluate/values.ts'
import { phraseTerm, splitWords, type Term, wordTerm } from '../evaluate/words.ts'
import { type FunctionFamily, type GroqFunction, scopeFunction, valueFunction } from './function.ts'

export const documentFunctions: FunctionFamily = {
  'global::references': references(),
}

function references(): GroqFunction {
  return (args, compile) => {
    const targets = args.map(compile)
    return (scope) => {
      const referenced = referencedIds(scope.value)
      if (referenced.size === 0) return false
      return targets.some((target) => {
        const id = target(scope)
        const ids = asList(id) ?? [id]
        return ids.some((each) => typeof each === 'string' && referenced.has(each))
      })
    }
  }
}

export const sanityFunctions: FunctionFamily = {
  'sanity::projectId': scopeFunction(({ run }) => run.sanity.projectId),
  'sanity::dataset': scopeFunction(({ run }) => run.sanity.dataset),
  'sanity::versionOf': scopeFunction((scope, id) => {
    const documentId = idOf(scope)
    if (documentId === null || typeof id !== 'string') return null
    return documentId === id || publishedId(documentId) === id
  }),
  'sanity::partOfRelease': scopeFunction((scope, release) => {
    const documentId = idOf(scope)
    if (documentId === null || typeof release !== 'string') return null
    return releaseNameOf(documentId) === release
  }),
  'releases::all': scopeFunction(({ run }) => run.view.ofType('system.release')),
}

function idOf({ value }: Scope): string | null {
  return isObject(value) && typeof value['_id'] === 'string' ? value['_id'] : null
}

export const portableTextFunctions: FunctionFamily = {
  'pt::text': valueFunction((value) => {
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

/** The text of a block's spans; null for a value that is not a block. */
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
  'text::query': valueFunction((text) =>
    typeof text === 'string' ? new TextQuery(text, parseTextQuery(text)) : null,
  ),
}

// A word or a quoted phrase, with an optional leading dash.
const TERM = /(?<dash>-?)(?:"(?<phrase>[^"]*)"?|(?<word>[^\s"]+))/g

/**
 * The terms of a search: words, prefixes (`wor*`) and `"whole phrases"`. A `-` before a term excludes texts that
 * contain the term.
 */
function parseTextQuery(text: string): Term[] {
  return Array.from(text.matchAll(TERM)).flatMap(({ groups = {} }) => {
    const { dash, phrase, word = '' } = groups
    const isNegated = dash === '-'
    if (phrase !== undefined) {
      const words = splitWords(phrase)
      return words.length === 0 ? [] : [phraseTerm(words, isNegated)]
    }
    // `*` matches every word. The Studio's lists search for `*` while the search field is empty.
    if (/^\*+$/.test(word)) return [wordTerm('*', isNegated)]
    const words = splitWords(word)
    const isPrefix = word.endsWith('*')
    return words.map((each, index) =>
      wordTerm(isPrefix && index === words.length - 1 ? `${each}*` : each, isNegated),
    )
  })
}
