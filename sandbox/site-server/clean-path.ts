/**
 * The canonical path of a page: without `.html`, without a slash at the end, and without double slashes,
 * which at the start of a redirect's address would name another host.
 *
 * @param pathname begins with a slash
 * @returns the same path when it is canonical
 */
export function cleanPath(pathname: string): string {
  return (
    pathname
      .replace(/\/{2,}/g, '/')
      .replace(/(?:\/index)?\.html$/, '')
      .replace(/\/+$/, '') || '/'
  )
}
