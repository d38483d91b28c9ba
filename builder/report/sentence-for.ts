/** Errors of a build that its reader can do something about, in a sentence instead of a stack. */

/** By name: the renderer is compiled, so its errors are of other classes than those of this process. */
const SPEAKING = new Set([
  'ConfigurationError',
  'NoChromiumError',
  'RefusedError',
  'UnreadableLakeError',
])

const WRITING: Record<string, string | undefined> = {
  EACCES: 'it belongs to another user',
  EPERM: 'it belongs to another user',
  EROFS: 'it is on a disk that can only be read',
  ENOSPC: 'the disk is full',
}

/**
 * @param outDir that the build writes to
 * @returns null for an error that needs a stack
 */
export function sentenceFor(error: unknown, outDir: string): string | null {
  if (!(error instanceof Error)) return null
  if (SPEAKING.has(error.name)) return error.message
  const code: unknown = Reflect.get(error, 'code')
  const reason =
    typeof code !== 'string'
      ? undefined
      : (WRITING[code] ?? (isOfLock(error) ? WRITING['EACCES'] : undefined))
  if (reason === undefined) return null
  return `${outDir} can’t be written (${error.message}): ${reason}. Fix that, or build elsewhere with SITE_OUT_DIR=….`
}

/** SQLite can't open or write the file of the folder's lock. */
function isOfLock(error: Error): boolean {
  return /unable to open database file|readonly database/.test(error.message)
}
