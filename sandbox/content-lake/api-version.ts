const FIRST_VERSION_WITH_RELEASES = '2025-02-19'

/**
 * True for a valid API version: `1`, `X` or a date. Unlike the hosted lake, this lake accepts future dates, because the
 * machine's clock might be wrong.
 */
export function isApiVersion(apiVersion: string): boolean {
  if (apiVersion === '1' || apiVersion === 'X') return true
  const date = new Date(apiVersion)
  const isDate = /^\d{4}-\d\d-\d\d$/.test(apiVersion) && !Number.isNaN(date.getTime())
  return isDate && date.toISOString().startsWith(apiVersion)
}

/**
 * True for API versions that support releases. Their default perspective is `published`
 * (https://www.sanity.io/docs/content-lake/perspectives).
 *
 * @param apiVersion the version in the path, without its `v`: a date, `1` or `X`
 */
export function supportsReleases(apiVersion: string): boolean {
  return apiVersion === 'X' || (apiVersion !== '1' && apiVersion >= FIRST_VERSION_WITH_RELEASES)
}
