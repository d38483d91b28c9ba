import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** `openDatabase` refuses data with another schema version. */
const SCHEMA_VERSION = 4

const SCHEMA = `
CREATE TABLE IF NOT EXISTS subscriber(
  email TEXT PRIMARY KEY,
  state TEXT NOT NULL CHECK(state IN ('pending', 'confirmed', 'unsubscribed')),
  compliance INTEGER NOT NULL, emergency INTEGER NOT NULL, newsletter INTEGER NOT NULL,
  created_at TEXT NOT NULL, changed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS token(
  hash BLOB PRIMARY KEY,
  email TEXT NOT NULL REFERENCES subscriber(email) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK(purpose IN ('confirm', 'manage')),
  expires_at TEXT
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS accepted_request(
  idempotency_key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, answer TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS message(
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, content TEXT NOT NULL
) STRICT;
PRAGMA user_version = ${SCHEMA_VERSION};
`

/** SQLite's primary result code for a full disk or database (sqlite.org/rescode.html). */
const SQLITE_FULL = 13

/**
 * Opens the service's database under `directory`, creating it at the first start. A commit is on disk when it
 * returns (WAL with `synchronous = FULL`), and the file is locked so that there is one writer.
 *
 * @throws when the directory cannot be written, another process has locked the database, or the data has another
 * schema version
 */
export function openDatabase(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true })
  const database = new DatabaseSync(join(directory, 'email-manager.sqlite'), {
    enableForeignKeyConstraints: true,
  })
  try {
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;',
    )
    inTransaction(database, () => prepareSchema(database))
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** Runs `work` in one database transaction, which keeps either all its changes or none. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // When the disk is full, SQLite may have rolled the transaction back already.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/** Whether the error means that the disk or the database is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error)) return false
  // The low byte is the primary result code; the other bytes add details.
  return (Number(error.errcode) & 0xff) === SQLITE_FULL
}

function prepareSchema(database: DatabaseSync): void {
  const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
  if (version !== 0 && version !== SCHEMA_VERSION) {
    throw new Error(
      `The email-manager's data has schema version ${version}; this program reads version ${SCHEMA_VERSION}. Use the program that wrote the data, or start afresh with “npm run reset”.`,
    )
  }
  database.exec(SCHEMA)
}
