/** SQLite's primary result code (sqlite.org/rescode.html). */
const FULL = 13

/** Whether the disk, or the database, had no room for what was to be written. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  // The low byte is the primary code; the others detail it.
  return (Number(error.errcode) & 0xff) === FULL
}
