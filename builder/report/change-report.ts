import { PREVIEW_PATH } from '../../src/preview/preview-path.ts'
import type { Changes } from '../site-files/next-site.ts'

/** The lines in which a build lists the pages and PDFs that it has written and removed. */
export function changeReport({ written, removed }: Changes): string[] {
  return [
    ...line('Pages built', written.flatMap(pagePath)),
    ...line('Pages gone', removed.flatMap(pagePath)),
    ...line('PDFs built', written.flatMap(pdfPath)),
    ...line('PDFs gone', removed.flatMap(pdfPath)),
  ]
}

/** Paths that a line lists; further ones are only counted. */
const MAX_LISTED = 8

function line(label: string, paths: string[]): string[] {
  if (paths.length === 0) return []
  const more = paths.length > MAX_LISTED ? ' …' : ''
  return [`${label} (${paths.length}): ${paths.slice(0, MAX_LISTED).join(' ')}${more}`]
}

function pagePath(name: string): string[] {
  const path = /^(.+)\.html$/.exec(`/${name}`)?.[1]
  if (path === undefined || `${path}/`.startsWith(`${PREVIEW_PATH}/`)) return []
  return [path === '/index' ? '/' : path]
}

function pdfPath(name: string): string[] {
  return name.endsWith('.pdf') ? [`/${name}`] : []
}
