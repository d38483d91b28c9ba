/** Brings a page's content into the browser and never puts older content over newer. */
import { withKnownFacts } from './known-facts.ts'
import { LakeError, queryLake } from './lake.ts'
import type { PageContent, PageQuery } from './page-query.ts'
import { readSnapshot } from './snapshot.ts'

/** How long the lake may take, in milliseconds: a page that has nothing yet falls back sooner. */
const PATIENCE = { withContent: 10_000, withoutContent: 2_500 }

/**
 * Loads the content of a page from the lake.
 *
 * With content on the page already, an older answer is ignored and a failure is thrown, so that the
 * caller keeps what it has. With none, a failure falls back to the snapshot made by the build.
 *
 * @param shown the content now on the page, if any
 * @param path the page's path, which names its snapshot
 * @throws LakeError when neither the lake nor, for a page without content, the snapshot answers
 */
export async function loadContent<Content extends PageContent>(
  query: PageQuery<Content>,
  path: string,
  shown: Content | undefined,
  signal: AbortSignal,
): Promise<Content> {
  const patience = AbortSignal.timeout(shown ? PATIENCE.withContent : PATIENCE.withoutContent)
  try {
    const answer = await queryLake(query.groq, query.params, AbortSignal.any([signal, patience]))
    const content = parseAnswer(query, answer)
    return shown && Date.parse(content.asOf) < Date.parse(shown.asOf) ? shown : content
  } catch (error) {
    if (shown || signal.aborted) throw error
    return parseAnswer(query, await readSnapshot(path, signal))
  }
}

function parseAnswer<Content extends PageContent>(
  query: PageQuery<Content>,
  answer: unknown,
): Content {
  try {
    return withKnownFacts(query.parse(answer))
  } catch (cause) {
    throw new LakeError(`The answer to the query "${query.name}" can't be read`, { cause })
  }
}
