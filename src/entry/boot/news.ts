/** Asks the lake whether the page's content is still what is published. */
import { lakeQueryUrl } from '../../content/lake-query-url.ts'
import { contentText, textHash } from '../../content/same-content.ts'
import { abortAfter } from '../../content/time-limit.ts'
import type { PageSource } from '../page-source.ts'

/** Milliseconds that the lake may take. */
const TIME_LIMIT = 10_000

/**
 * @returns the lake's answer to the query of the page at this address
 * @throws when there is no answer in time, or none that says when it was given
 */
export async function askLake({ endpoint, groq, param }: PageSource): Promise<unknown> {
  const params: Record<string, string> = {}
  if (param) params[param] = decodeURIComponent(location.pathname.split('/').pop() || '')
  const response = await fetch(lakeQueryUrl(endpoint, groq, params), {
    signal: abortAfter(TIME_LIMIT),
  })
  const { result } = await response.json()
  // An answer that tells of an error has no result.
  if (!(timeOf(result) > 0)) throw new Error(`Status ${response.status}`)
  return result
}

/** Whether an answer makes another page, and is not from before the page's own content. */
export function isNews(answer: unknown, source: PageSource): boolean {
  return (
    timeOf(answer) >= Date.parse(source.asOf) && textHash(contentText(answer)) !== source.content
  )
}

/** When the lake gave an answer; not a number without one. */
function timeOf(answer: unknown): number {
  return Date.parse(Object(answer).asOf)
}
