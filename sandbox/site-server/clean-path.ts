/**
 * The clean address of a page: it neither names an HTML file nor ends in a slash, nor does it hold two
 * in a row, which as the beginning of a redirect's address would name another host.
 *
 * @param pathname begins with a slash
 * @returns the same path when it is clean
 */
export function cleanPath(pathname: string): string {
  return (
    pathname
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/index)?\.html$/, '')
      .replace(/\/+$/, '') || '/'
  )
}
