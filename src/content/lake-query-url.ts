/**
 * The address of a query's answer in the published perspective.
 *
 * @param endpoint address of the lake's query endpoint
 */
export function lakeQueryUrl(
  endpoint: string,
  groq: string,
  params: Record<string, string>,
): string {
  const url = new URL(endpoint)
  url.searchParams.set('query', groq)
  url.searchParams.set('perspective', 'published')
  for (const name of Object.keys(params))
    url.searchParams.set(`$${name}`, JSON.stringify(params[name]))
  return url.href
}
