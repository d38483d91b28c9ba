/**
 * One user of a folder at a time. The lock is SQLite's on a file in it, so it ends with the process that
 * holds it, however that ends: there is none to clear away after a crash.
 */
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as delay } from 'node:timers/promises'

export type FolderLock = { release(): void }

const FILE = '.lock'

/** Milliseconds between two tries while another process holds the lock. */
const INTERVAL = 200

/** Kept here, for a database that nobody refers to is closed, and its lock with it. */
const held = new Set<DatabaseSync>()

/**
 * Takes the lock of a folder, which is made if it is not there.
 *
 * @returns null when another process holds it
 * @throws when the folder can't be written
 */
export function tryLock(folder: string): FolderLock | null {
  mkdirSync(folder, { recursive: true })
  const database = new DatabaseSync(path.join(folder, FILE))
  try {
    database.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if (error instanceof Error && error.message === 'database is locked') return null
    throw error
  }
  held.add(database)
  return {
    release: () => {
      held.delete(database)
      database.close()
    },
  }
}

/**
 * Does some work while it holds the lock of a folder, after whoever holds it now.
 *
 * @param onWait called once if there is somebody to wait for
 */
export async function withLock(
  folder: string,
  onWait: () => void,
  work: () => Promise<void>,
): Promise<void> {
  let lock = tryLock(folder)
  if (lock === null) onWait()
  while (lock === null) {
    await delay(INTERVAL)
    lock = tryLock(folder)
  }
  try {
    await work()
  } finally {
    lock.release()
  }
}
