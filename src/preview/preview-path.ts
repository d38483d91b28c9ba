/** Where the preview of each page stands: before the page's own path. */
export const PREVIEW_PATH = '/preview'

/** Address of the preview of the page at `path`, which may have a query and an anchor. */
export function previewUrl(path: string): string {
  return PREVIEW_PATH + (path === '/' ? '' : path.replace(/^\/(?=[?#])/, ''))
}

/** The page that an address previews; one that is no preview's is taken for a page's own. */
export function previewedPath(url: string): string {
  const rest = url.startsWith(PREVIEW_PATH) ? url.slice(PREVIEW_PATH.length) : url
  if (url !== rest && !/^(?:$|[/?#])/.test(rest)) return url
  return rest.startsWith('/') ? rest : `/${rest}`
}
