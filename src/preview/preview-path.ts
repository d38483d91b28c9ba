/** Path prefix of previews. The path of the previewed page follows. */
export const PREVIEW_PATH = '/preview'

/** Address of the preview of the page at `path`, which may have a query and an anchor. */
export function previewUrl(path: string): string {
  return PREVIEW_PATH + (path === '/' ? '' : path.replace(/^\/(?=[?#])/, ''))
}

/** The path of the previewed page; an address outside the preview is returned unchanged. */
export function previewedPath(url: string): string {
  const path = url.startsWith(PREVIEW_PATH) ? url.slice(PREVIEW_PATH.length) : url
  if (url !== path && !/^(?:$|[/?#])/.test(path)) return url
  return path.startsWith('/') ? path : `/${path}`
}
