import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// transaction_log and transaction_document are append-only. `document` contains the current documents, so that the lake
// can start without replaying the log.
const SCHEMA = `
CREATE TABLE dataset(
  name TEXT PRIMARY KEY, acl_mode TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT;
CREATE TABLE transaction_log(
  sequence INTEGER PRIMARY KEY, dataset TEXT NOT NULL REFERENCES dataset(name) ON DELETE CASCADE,
  id TEXT NOT NULL, timestamp TEXT NOT NULL, author TEXT NOT NULL, mutations TEXT NOT NULL,
  UNIQUE(dataset, id)
) STRICT;
CREATE TABLE transaction_document(
  sequence INTEGER NOT NULL REFERENCES transaction_log(sequence) ON DELETE CASCADE,
  document_id TEXT NOT NULL, content TEXT,
  PRIMARY KEY(sequence, document_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX transaction_document_by_id ON transaction_document(document_id, sequence);
CREATE TABLE document(
  dataset TEXT NOT NULL REFERENCES dataset(name) ON DELETE CASCADE,
  id TEXT NOT NULL, content TEXT NOT NULL,
  PRIMARY KEY(dataset, id)
) STRICT, WITHOUT ROWID;
CREATE TABLE editor(
  id TEXT PRIMARY KEY, name TEXT NOT NULL COLLATE NOCASE UNIQUE
) STRICT, WITHOUT ROWID;
CREATE TABLE user_setting(
  user TEXT NOT NULL, key TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY(user, key)
) STRICT, WITHOUT ROWID;
`

/** Removes tables and columns of earlier schema versions: webhooks, tokens and editors' colours. */
const UPGRADE = `
DROP TABLE IF EXISTS hook_attempt;
DROP TABLE IF EXISTS hook_message;
DROP TABLE IF EXISTS record;
ALTER TABLE editor DROP COLUMN colour;
`
const SCHEMA_VERSION = 7
const OLDEST_SCHEMA_VERSION = 3

export function openInMemoryDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: true })
  prepareSchema(database)
  return database
}

/**
 * Opens the lake's database in `directory`, creating it at the first start. A commit is on disk when `COMMIT`
 * returns (WAL with `synchronous = FULL`), so acknowledged writes survive `kill -9`. The file is locked, so no second
 * process can open it.
 *
 * @throws when the directory is not writable, another process has locked the database, its schema version is not
 * supported, or the file is damaged; in the last two cases the message says what to do
 */
export function openDatabase(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'lake.sqlite')
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: true })
  try {
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;',
    )
    checkIntegrity(database, file)
    prepareSchema(database)
  } catch (error) {
    database.close()
    throw isDamagedFile(error) ? damagedFileError(file, error.message) : error
  }
  return database
}

// Reads the whole file: 1.5 s for half a gigabyte. Without this check, damage would be noticed only days later, in the
// answer to a query, when the backups are damaged too.
function checkIntegrity(database: DatabaseSync, file: string): void {
  const problem = database.prepare('PRAGMA integrity_check(1)').get()?.['integrity_check']
  if (problem !== 'ok') throw damagedFileError(file, String(problem))
}

/** The error for a damaged database file. Its message says what to do. */
export function damagedFileError(file: string, problem: string): Error {
  const remedies = [
    `restore it from a backup (remove ${file}-wal too)`,
    `save what can still be read: sqlite3 ${file} .recover | sqlite3 recovered.sqlite`,
    `start afresh: remove the folder ${dirname(file)}, or remove all local data with "npm run reset"`,
  ]
  return new Error(
    `${file} is damaged (${problem.trim()}). Keep a copy of it, then do one of these:\n${remedies
      .map((remedy) => `  - ${remedy}`)
      .join('\n')}`,
  )
}

function prepareSchema(database: DatabaseSync): void {
  inTransaction(database, () => {
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
    if (version > SCHEMA_VERSION || (version > 0 && version < OLDEST_SCHEMA_VERSION)) {
      throw new Error(
        `The content lake's data has schema version ${version}; this program reads versions ${OLDEST_SCHEMA_VERSION} to ${SCHEMA_VERSION}. Use the program that wrote the data, or remove the data directory to start afresh.`,
      )
    }
    // Writes nothing when the schema is up to date, so that a lake can start and be read on a full disk.
    if (version === SCHEMA_VERSION) return
    database.exec(version === 0 ? SCHEMA : UPGRADE)
    database.exec(`PRAGMA user_version = ${SCHEMA_VERSION}`)
  })
}

/** Runs `work` in a transaction, or in a savepoint of the current transaction. An error undoes what `work` wrote. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  const [begin, end, undo] = database.isTransaction
    ? ['SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part']
    : ['BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK']
  database.exec(begin)
  try {
    const result = work()
    database.exec(end)
    return result
  } catch (error) {
    // When the disk is full, SQLite itself may have ended the transaction.
    if (database.isTransaction) database.exec(undo)
    throw error
  }
}

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const CORRUPT = 11
const FULL = 13
const NOT_A_DATABASE = 26

/** Whether the error means that SQLite can't read the file. */
function isDamagedFile(error: unknown): error is Error {
  const code = sqliteCode(error)
  return code === CORRUPT || code === NOT_A_DATABASE
}

/** Whether the error means that the disk or the database is full. */
export function isDiskFull(error: unknown): boolean {
  if (sqliteCode(error) === FULL) return true
  return error instanceof Error && 'code' in error && /^(?:ENOSPC|EDQUOT)$/.test(String(error.code))
}

function sqliteCode(error: unknown): number | null {
  if (!(error instanceof Error) || !('errcode' in error)) return null
  // The low byte is the primary code; the other bytes give details.
  return Number(error.errcode) & 0xff
}
