/** What a build reports. */
import { PREVIEW_PATH } from '../../src/preview/preview-path.ts'
import { editableRoutes } from '../../src/routes.ts'
import { addressOf } from '../build-folder.ts'
import type { Changes } from '../site-files/next-site.ts'

/** What a build could not publish, and what to do about it. */
export type BuildNotice = {
  /** Path of the page, PDF or image concerned; `/` for the home page or the whole site. */
  artefact: string
  /** The Studio's name of the document at fault; null if unknown. */
  document: string | null
  /** `_id` of that document, if known. */
  documentId?: string
  /** Title of the field at fault, or null. */
  field: string | null
  /** What is wrong, and what the site shows instead. Contains no secret, because the status file is public. */
  problem: string
  /** A sentence that says what to do. */
  remedy: string
}

/** The name of a page in the Studio. */
export function pageTitle(path: string): string {
  return editableRoutes.find((route) => route.path === path)?.title ?? path
}

/** A notice in one line of the build's summary. */
export function noticeLine({ artefact, document, field, problem, remedy }: BuildNotice): string {
  const place = [document, field && `field ${field}`].filter(Boolean).join(', ')
  return `${artefact}${place && ` (${place})`}: ${problem} ${remedy}`
}

/** Logs an event and its cause, which may name servers and folders and so is not part of the public notice. */
export function logReason(event: string, error: unknown): void {
  console.error(`${event}:`, error)
}

/** Maximum number of paths in a line; further paths are only counted. */
const MAX_LISTED = 8

/** Lists the pages and PDFs that a build has written and removed. */
export function changeReport({ written, removed }: Changes): string[] {
  return [
    ...changeLine('Pages built', written, '.html'),
    ...changeLine('Pages gone', removed, '.html'),
    ...changeLine('PDFs built', written, '.pdf'),
    ...changeLine('PDFs gone', removed, '.pdf'),
  ]
}

function changeLine(label: string, names: readonly string[], ending: string): string[] {
  const paths = names
    .filter((name) => name.endsWith(ending))
    .map(addressOf)
    .filter((path) => !path.startsWith(PREVIEW_PATH))
  if (paths.length === 0) return []
  const more = paths.length > MAX_LISTED ? ' …' : ''
  return [`${label} (${paths.length}): ${paths.slice(0, MAX_LISTED).join(' ')}${more}`]
}

/** Names of errors that the operator can fix. `instanceof` would fail for errors of the compiled renderer. */
const FOR_OPERATORS = new Set([
  'ConfigurationError',
  'NoChromiumError',
  'RefusedError',
  'UnreadableLakeError',
])

/** Codes of the errors that occur when a file can't be written. */
const UNWRITABLE = new Set<unknown>(['EACCES', 'EPERM', 'EROFS', 'ENOSPC'])

/** SQLite's messages when it can't open or write the file that locks the output folder (folder-lock.ts). */
const UNLOCKABLE = /unable to open database file|readonly database/

/**
 * Describes in a sentence an error that the operator can fix.
 *
 * @param outDir the folder that the build writes to
 * @returns null for any other error, whose stack must be logged
 */
export function operatorMessage(error: unknown, outDir: string): string | null {
  if (!(error instanceof Error)) return null
  if (FOR_OPERATORS.has(error.name)) return error.message
  return UNWRITABLE.has(Reflect.get(error, 'code')) || UNLOCKABLE.test(error.message)
    ? `${outDir} can’t be written (${error.message}). Fix that, or build elsewhere with SITE_OUT_DIR=….`
    : null
}
