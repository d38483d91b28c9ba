/** SQLite's primary result codes (sqlite.org/rescode.html). */
const CORRUPT = 11
const FULL = 13
const NOT_A_DATABASE = 26

/** Whether SQLite cannot make sense of the file it was given. */
export function isDamage(error: unknown): error is Error {
  const code = sqliteCode(error)
  return code === CORRUPT || code === NOT_A_DATABASE
}

/** Whether the disk, or the database, had no room for what was to be written. */
export function isDiskFull(error: unknown): boolean {
  return sqliteCode(error) === FULL
}

function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null
  // The low byte is the primary code; the others detail it.
  return Number(error.errcode) & 0xff
}
