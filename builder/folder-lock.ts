/** Locks folders by SQLite's lock on a file. When a process ends or crashes, the operating system frees its locks. */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

export type FolderLock = { release(): void }

const LOCK_FILE = '.lock'

/** Milliseconds between two attempts while another process holds the lock. */
const RETRY_INTERVAL_MS = 200

/** Keeps the databases from garbage collection, which would release their locks. */
const lockedDatabases = new Set<DatabaseSync>()

/**
 * Takes the lock of a folder, which is created if necessary.
 *
 * @returns null if the lock is held, by another process or by this one
 * @throws when the folder can't be written
 */
export function tryLock(folder: string): FolderLock | null {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(path.join(folder, LOCK_FILE))
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (error instanceof Error && error.message === 'database is locked') return null
    throw error
  }
  lockedDatabases.add(database)
  return {
    release: () => {
      lockedDatabases.delete(database)
      database.close()
    },
  }
}

/**
 * Waits for the lock of a folder, then calls `work` while holding it.
 *
 * @param onWait called once if the lock is held
 */
export async function withLock(
  folder: string,
  onWait: () => void,
  work: () => Promise<void>,
): Promise<void> {
  let lock = tryLock(folder)
  if (lock === null) onWait()
  while (lock === null) {
    await delay(RETRY_INTERVAL_MS)
    lock = tryLock(folder)
  }
  try {
    await work()
  } finally {
    lock.release()
  }
}
