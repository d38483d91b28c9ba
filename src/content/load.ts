/** Brings a page's content into the browser and never puts older content over newer. */
import { withKnownFacts } from './known-facts.ts'
import { LakeError, queryLake } from './lake.ts'
import { registerSnapshotMedia } from './media.ts'
import type { PageContent, PageQuery } from './page-query.ts'
import { readSnapshot } from './snapshot.ts'
import { withTimeLimit } from './time-limit.ts'

/**
 * How long the lake and the build's snapshot may take, in milliseconds. A page that has nothing yet
 * falls back sooner, and its visitor knows within both limits together whether it can be had.
 */
const TIME_LIMIT = { lakeWithContent: 10_000, lakeWithoutContent: 2_500, snapshot: 5_000 }

/**
 * Loads the content of a page from the lake.
 *
 * With content on the page already, an older answer is ignored and a failure is thrown, so that the
 * caller keeps what it has. With none, a failure falls back to the snapshot made by the build, whose
 * images come from the site too.
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
  const lakeLimit = shown ? TIME_LIMIT.lakeWithContent : TIME_LIMIT.lakeWithoutContent
  try {
    const answer = await withTimeLimit(lakeLimit, signal, (limited) =>
      queryLake(query.groq, query.params, limited),
    )
    const content = parseAnswer(query, answer)
    return shown && Date.parse(content.asOf) < Date.parse(shown.asOf) ? shown : content
  } catch (error) {
    if (shown || signal.aborted) throw error
    const { answer, media } = await withTimeLimit(TIME_LIMIT.snapshot, signal, (limited) =>
      readSnapshot(path, limited),
    )
    const content = parseAnswer(query, answer)
    registerSnapshotMedia(media)
    return content
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
