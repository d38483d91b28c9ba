/**
 * The clean address for one that names an HTML file or ends in a slash.
 *
 * @param url path and query of a request
 * @returns path and query to redirect to, or null when the address is clean
 */
export function cleanPath(url: string): string | null {
  const [pathname = '/', ...query] = url.split('?')
  const clean =
    pathname
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/index)?\.html$/, '')
      .replace(/\/+$/, '') || '/'
  if (clean === pathname) return null
  return [clean, ...query].join('?')
}
