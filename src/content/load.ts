import { fillInKnownFacts } from './essential-facts.ts'
import { ContentReadError, queryLake } from './lake.ts'
import { registerSnapshotMedia } from './media.ts'
import type { PageContent, PageQuery } from './page-query.ts'
import { readSnapshot } from './snapshot.ts'
import { withTimeout } from './timeout.ts'

/**
 * Timeouts in milliseconds. `firstContent` is short, because reading the snapshot can take 5 more seconds. So the
 * first content loads or fails within 7.5 seconds.
 */
const LAKE_TIMEOUT_MS = { revalidation: 10_000, firstContent: 2_500 }

/**
 * Reads the current content of a page that already shows content.
 *
 * @throws ContentReadError when the lake does not answer in time, or the answer does not match the query
 */
export async function loadCurrentContent<Content extends PageContent>(
  query: PageQuery<Content>,
  signal: AbortSignal | null,
): Promise<Content> {
  return await loadFromLake(query, LAKE_TIMEOUT_MS.revalidation, signal)
}

/**
 * Loads the first content of a page from the lake, or else from the build's snapshot. With a snapshot, the images come
 * from the site, not from the lake.
 *
 * @param path the page's path, which names its snapshot
 * @throws ContentReadError the lake's error, when neither the lake nor the snapshot can be read
 */
export async function loadFirstContent<Content extends PageContent>(
  query: PageQuery<Content>,
  path: string,
  signal: AbortSignal,
): Promise<Content> {
  try {
    return await loadFromLake(query, LAKE_TIMEOUT_MS.firstContent, signal)
  } catch (lakeError) {
    try {
      const { answer, media } = await readSnapshot(path, signal)
      const content = parseAnswer(query, answer)
      registerSnapshotMedia(media)
      return content
    } catch {
      throw lakeError
    }
  }
}

async function loadFromLake<Content extends PageContent>(
  query: PageQuery<Content>,
  milliseconds: number,
  signal: AbortSignal | null,
): Promise<Content> {
  const answer = await withTimeout(milliseconds, signal, (limitedSignal) =>
    queryLake(query.groq, query.params, limitedSignal),
  )
  return parseAnswer(query, answer)
}

/**
 * Parses the answer to a page's query and fills in known facts that the answer lacks.
 *
 * @throws ContentReadError if the answer does not match the query
 */
export function parseAnswer<Content extends PageContent>(
  query: PageQuery<Content>,
  answer: unknown,
): Content {
  try {
    return fillInKnownFacts(query.parse(answer))
  } catch (cause) {
    throw new ContentReadError(`The answer to the query "${query.name}" can't be read`, { cause })
  }
}
