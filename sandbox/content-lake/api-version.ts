const PUBLISHED_BY_DEFAULT_FROM = '2025-02-19'

/**
 * True from the API version on that shows only published documents unless asked for more.
 *
 * @param apiVersion as in the path, without its `v`: a date, `1` or `X`
 */
export function publishedByDefault(apiVersion: string): boolean {
  const dated = /^\d/.test(apiVersion) && apiVersion.includes('-')
  return dated ? apiVersion >= PUBLISHED_BY_DEFAULT_FROM : apiVersion === 'X'
}
