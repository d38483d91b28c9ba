/** Reads published content in visitors' browsers, with one GET request to the content lake per page. */
import { configuration } from '../configuration/configuration.ts'
import { LAKE_API_VERSION } from '../configuration/lake-api-version.ts'
import { lakeOrigin } from './lake-origin.ts'

const queryEndpoint = `${lakeOrigin(configuration.sanity)}/v${LAKE_API_VERSION}/data/query/${configuration.sanity.dataset}`

/** The lake or a page's snapshot (`snapshot.ts`) could not be read: no answer, an error or an invalid answer. */
export class ContentReadError extends Error {
  override name = 'ContentReadError'
}

/**
 * Runs a GROQ query in the published perspective.
 *
 * @returns the query's result, not yet validated
 * @throws ContentReadError when the request fails, `signal` aborts it, or the response is not a query result
 */
export async function queryLake(
  groq: string,
  params: Record<string, string>,
  signal: AbortSignal,
): Promise<unknown> {
  const body: unknown = await readJson(lakeQueryUrl(queryEndpoint, groq, params), signal)
  if (typeof body !== 'object' || body === null || !('result' in body))
    throw new ContentReadError('The content lake answered without a result')
  return body.result
}

async function readJson(url: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, { signal })
    if (!response.ok) {
      const reason = import.meta.env.DEV ? `: ${await response.text()}` : ''
      throw new ContentReadError(`The content lake answered ${response.status}${reason}`)
    }
    return await response.json()
  } catch (cause) {
    if (cause instanceof ContentReadError) throw cause
    throw new ContentReadError('The content lake could not be read', { cause })
  }
}

/**
 * URL that runs a query in the published perspective.
 *
 * @param endpoint address of the lake's query endpoint
 */
function lakeQueryUrl(endpoint: string, groq: string, params: Record<string, string>): string {
  const url = new URL(endpoint)
  url.searchParams.set('query', groq)
  url.searchParams.set('perspective', 'published')
  for (const name of Object.keys(params))
    url.searchParams.set(`$${name}`, JSON.stringify(params[name]))
  return url.href
}
