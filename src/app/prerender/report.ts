import { PREVIEW_PATH } from '../preview/preview-path.ts'
import type { Changes } from './next-site.ts'

/** Says of a build, in a line each, which pages and PDFs are new, and which are gone. */
export function report({ written, removed }: Changes): string[] {
  return [
    ...line('Pages built', written.flatMap(pagePath)),
    ...line('Pages gone', removed.flatMap(pagePath)),
    ...line('PDFs built', written.flatMap(pdfPath)),
    ...line('PDFs gone', removed.flatMap(pdfPath)),
  ]
}

function line(label: string, paths: string[]): string[] {
  return paths.length === 0 ? [] : [`${label} (${paths.length}): ${paths.join(' ')}`]
}

function pagePath(name: string): string[] {
  const path = /^(.+)\.html$/.exec(`/${name}`)?.[1]
  if (path === undefined || `${path}/`.startsWith(`${PREVIEW_PATH}/`)) return []
  return [path === '/index' ? '/' : path]
}

function pdfPath(name: string): string[] {
  return name.endsWith('.pdf') ? [`/${name}`] : []
}
