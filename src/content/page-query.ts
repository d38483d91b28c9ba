/** One GROQ query a page: everything the page shows, joined on the lake (docs/readings.md). */
import * as v from 'valibot'
import { frame, type FrameContent } from './frame.ts'
import { type SelectedDefault, type Selection, type Shown, together } from './select.ts'

/** What each page's content has: when the lake answered, and the frame around the page. */
export type PageContent = { asOf: string; frame: FrameContent }

export type PageQuery<Content extends PageContent = PageContent> = {
  /** Names the query in error messages and in the build. */
  name: string
  groq: string
  shows: readonly Shown[]
  /** The texts, those of the frame included, that have default words. */
  defaults: readonly SelectedDefault[]
  params: Record<string, string>
  /** @throws ValiError when the answer is no answer to this query */
  parse: (answer: unknown) => Content
}

/**
 * The lake's own clock at the time of the answer, by which an answer older than what is shown can be
 * told, also when the newest document of a page has been deleted.
 */
const asOf = { groq: 'now()', parser: v.pipe(v.string(), v.isoTimestamp()), shows: [] }

/**
 * Describes a page's query.
 *
 * @param selections all that the page shows but the frame, which is added
 */
export function pageQuery<Selections extends Record<string, Selection<unknown>>>(
  name: string,
  selections: Selections,
) {
  const { groq, parser, defaults = [] } = together({ asOf, frame, ...selections })
  const { shows } = together(selections)
  return (params: Record<string, string> = {}) => ({
    name,
    groq,
    shows,
    defaults,
    params,
    parse: (answer: unknown) => v.parse(parser, answer),
  })
}

export type ContentOf<Query extends (...params: never[]) => PageQuery> = ReturnType<
  ReturnType<Query>['parse']
>

export const frameQuery = pageQuery('frame', {})
