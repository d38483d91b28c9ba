/** Each page has one GROQ query, which reads everything that the page shows (docs/readings.md). */
import * as v from 'valibot'
import { frame, type FrameContent } from './frame.ts'
import { type SelectedDefault, type Selection, type ShownDocuments, combine } from './select.ts'

/** Content common to all pages: the time of the lake's answer, and the frame. */
export type PageContent = { asOf: string; frame: FrameContent }

export type PageQuery<Content extends PageContent = PageContent> = {
  /** Names the query in error messages and in the build. */
  name: string
  groq: string
  shownDocuments: readonly ShownDocuments[]
  /** All texts with a default, including the texts of the frame. */
  defaults: readonly SelectedDefault[]
  params: Record<string, string>
  /** @throws ValiError if the lake's answer does not match this query */
  parse: (answer: unknown) => Content
}

/**
 * The lake's time when it answered. Shows which of two answers is newer, which the documents' update times don't show
 * after a deletion.
 */
const asOf = {
  groq: 'now()',
  parser: v.pipe(v.string(), v.regex(v.ISO_TIMESTAMP_REGEX)),
  shownDocuments: [],
}

/**
 * Returns a function that makes a page's query from the values of the query's parameters.
 *
 * @param selections the page's content; the frame is added
 */
export function pageQuery<Selections extends Record<string, Selection<unknown>>>(
  name: string,
  selections: Selections,
) {
  const { groq, parser, defaults = [] } = combine({ asOf, frame, ...selections })
  const { shownDocuments } = combine(selections)
  return (params: Record<string, string> = {}) => ({
    name,
    groq,
    shownDocuments,
    defaults,
    params,
    parse: (answer: unknown) => v.parse(parser, answer),
  })
}

export type ContentOf<Query extends (...params: never[]) => PageQuery> = ReturnType<
  ReturnType<Query>['parse']
>

export const frameQuery = pageQuery('frame', {})
