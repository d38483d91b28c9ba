import { PREVIEW_PATH } from '../../src/preview/preview-path.ts'
import type { Changes } from '../site-files/next-site.ts'

/** Says of a build, in a line each, which pages and PDFs are new, and which are gone. */
export function report({ written, removed }: Changes): string[] {
  return [
    ...line('Pages built', written.flatMap(pagePath)),
    ...line('Pages gone', removed.flatMap(pagePath)),
    ...line('PDFs built', written.flatMap(pdfPath)),
    ...line('PDFs gone', removed.flatMap(pdfPath)),
  ]
}

/** More are only counted. */
const MOST_NAMED = 8

function line(label: string, paths: string[]): string[] {
  if (paths.length === 0) return []
  const more = paths.length > MOST_NAMED ? ' …' : ''
  return [`${label} (${paths.length}): ${paths.slice(0, MOST_NAMED).join(' ')}${more}`]
}

function pagePath(name: string): string[] {
  const path = /^(.+)\.html$/.exec(`/${name}`)?.[1]
  if (path === undefined || `${path}/`.startsWith(`${PREVIEW_PATH}/`)) return []
  return [path === '/index' ? '/' : path]
}

function pdfPath(name: string): string[] {
  return name.endsWith('.pdf') ? [`/${name}`] : []
}
