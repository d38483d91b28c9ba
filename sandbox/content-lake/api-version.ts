const RELEASES_FROM = '2025-02-19'

/**
 * True from the API version on that knows release versions of documents, and shows only what is published
 * unless asked for more (https://www.sanity.io/docs/content-lake/perspectives).
 *
 * @param apiVersion as in the path, without its `v`: a date, `1` or `X`
 */
export function knowsReleases(apiVersion: string): boolean {
  const dated = /^\d/.test(apiVersion) && apiVersion.includes('-')
  return dated ? apiVersion >= RELEASES_FROM : apiVersion === 'X'
}
