/** What a build tells people. */
import { PREVIEW_PATH } from '../../src/preview/preview-path.ts'
import type { Changes } from '../site-files/next-site.ts'

/** What a build could not publish, and what a person must do about it. */
export type BuildNotice = {
  /** Path of the page, PDF or image concerned; `/` for the site as a whole. */
  artefact: string
  /** The document at fault as editors know it; null when that is not known. */
  document: string | null
  /** Its `_id`, where the name does not find it. */
  documentId?: string
  /** The field of it, or null. */
  field: string | null
  /** What is wrong and what the site shows instead: a sentence that anyone may read. */
  problem: string
  /** What to do: a sentence. */
  remedy: string
}

/** A notice in one line of the build's summary. */
export function noticeLine({ artefact, document, field, problem, remedy }: BuildNotice): string {
  const place = [document, field && `field ${field}`].filter(Boolean).join(', ')
  return `${artefact}${place && ` (${place})`}: ${problem} ${remedy}`
}

/** Logs the cause. It is not part of the notice, which is public: it may name servers and folders. */
export function logReason(artefact: string, error: unknown): void {
  console.error(`${artefact}:`, error)
}

/** The lines in which a build lists the pages and PDFs that it has written and removed. */
export function changeReport({ written, removed }: Changes): string[] {
  return [
    ...line('Pages built', written, pagePath),
    ...line('Pages gone', removed, pagePath),
    ...line('PDFs built', written, pdfPath),
    ...line('PDFs gone', removed, pdfPath),
  ]
}

/** Paths that a line lists; further ones are only counted. */
const MAX_LISTED = 8

function line(label: string, names: string[], pathOf: (path: string) => string | null): string[] {
  const paths = names.flatMap((name) => pathOf(`/${name}`) ?? [])
  if (paths.length === 0) return []
  const more = paths.length > MAX_LISTED ? ' …' : ''
  return [`${label} (${paths.length}): ${paths.slice(0, MAX_LISTED).join(' ')}${more}`]
}

function pagePath(path: string): string | null {
  if (!path.endsWith('.html') || path.startsWith(PREVIEW_PATH)) return null
  return path.replace(/(?:^\/index)?\.html$/, '') || '/'
}

function pdfPath(path: string): string | null {
  return path.endsWith('.pdf') ? path : null
}

/** By name: the renderer is compiled, so its errors are of other classes than those of this process. */
const SPEAKING = new Set([
  'ConfigurationError',
  'NoChromiumError',
  'RefusedError',
  'UnreadableLakeError',
])

/** Codes of errors that writing a file throws. */
const UNWRITABLE = new Set<unknown>(['EACCES', 'EPERM', 'EROFS', 'ENOSPC'])

/** SQLite can't open or write the file of the folder's lock. */
const UNLOCKABLE = /unable to open database file|readonly database/

/**
 * An error that its reader can do something about, in a sentence instead of a stack.
 *
 * @param outDir that the build writes to
 * @returns null for an error that needs a stack
 */
export function sentenceFor(error: unknown, outDir: string): string | null {
  if (!(error instanceof Error)) return null
  if (SPEAKING.has(error.name)) return error.message
  return UNWRITABLE.has(Reflect.get(error, 'code')) || UNLOCKABLE.test(error.message)
    ? `${outDir} can’t be written (${error.message}). Fix that, or build elsewhere with SITE_OUT_DIR=….`
    : null
}
