/** One GROQ query a page: everything the page shows, joined on the lake (DESIGN "One query a page"). */
import * as v from 'valibot'
import { type FrameContent, frameSchema } from './frame.ts'

/** What each page's content has: when the lake answered, and the frame around the page. */
export type PageContent = { asOf: string; frame: FrameContent }

export type PageQuery<Content extends PageContent = PageContent> = {
  /** Names the query in the React Query cache and in the build's snapshot. */
  name: string
  groq: string
  params: Record<string, string>
  /** @throws ValiError when the answer is no answer to this query */
  parse: (answer: unknown) => Content
}

/**
 * Describes a page's query.
 *
 * `asOf` is the lake's own clock at the time of the answer (GROQ `now()`), by which an answer older
 * than what is shown can be told, also when the newest document of a page has been deleted.
 *
 * @param entries parsers of the query's own top-level fields; `asOf` and `frame` are added
 */
export function pageQuery<Entries extends v.ObjectEntries>(
  name: string,
  groq: string,
  entries: Entries,
) {
  const schema = v.object({
    asOf: v.pipe(v.string(), v.isoTimestamp()),
    frame: frameSchema,
    ...entries,
  })
  return (params: Record<string, string> = {}) => ({
    name,
    groq,
    params,
    parse: (answer: unknown) => v.parse(schema, answer),
  })
}

/** Where a query's content lives in the React Query cache. */
export function contentKey(query: Pick<PageQuery, 'name' | 'params'>) {
  return ['content', query.name, query.params] as const
}
