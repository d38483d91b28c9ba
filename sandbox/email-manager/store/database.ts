import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SCHEMA = `
CREATE TABLE subscriber(
  email TEXT PRIMARY KEY,
  state TEXT NOT NULL CHECK(state IN ('pending', 'confirmed', 'unsubscribed')),
  compliance INTEGER NOT NULL, emergency INTEGER NOT NULL, newsletter INTEGER NOT NULL,
  created_at TEXT NOT NULL, changed_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE token(
  hash BLOB PRIMARY KEY,
  email TEXT NOT NULL REFERENCES subscriber(email) ON DELETE CASCADE,
  purpose TEXT NOT NULL CHECK(purpose IN ('confirm', 'manage')),
  expires_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX token_by_email ON token(email, purpose);
CREATE TABLE lead(
  id TEXT PRIMARY KEY, idempotency_key TEXT UNIQUE, fingerprint TEXT NOT NULL,
  template TEXT NOT NULL, data TEXT NOT NULL, created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE message(
  sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE, content TEXT NOT NULL,
  delivery TEXT NOT NULL CHECK(delivery IN ('kept', 'waiting', 'sent', 'refused')),
  attempts INTEGER NOT NULL DEFAULT 0, error TEXT
) STRICT;
`

const SIGNUP_KEYS = `
CREATE TABLE signup_key(
  idempotency_key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL
) STRICT, WITHOUT ROWID;
`

// An index, so that the page of one recipient doesn't read all mails.
const RECIPIENTS = `
ALTER TABLE message ADD COLUMN recipient TEXT GENERATED ALWAYS AS (content ->> '$.to') VIRTUAL;
CREATE INDEX message_by_recipient ON message(recipient, sequence);
`

// Mails are kept, and no longer delivered.
const NO_DELIVERY = `
ALTER TABLE message DROP COLUMN delivery;
ALTER TABLE message DROP COLUMN attempts;
ALTER TABLE message DROP COLUMN error;
`

/** Migrations from each version of the schema to the next. Never change one; add another. */
const MIGRATIONS = [SCHEMA, SIGNUP_KEYS, RECIPIENTS, NO_DELIVERY]

/**
 * Opens the service's database under `directory`, making it at first start. A commit is on disk when it
 * returns (WAL with `synchronous = FULL`), and the file is locked so that there is one writer.
 *
 * @throws when the directory cannot be written, another process holds the database, or it was written by
 * a newer version
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
    prepareSchema(database)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

/** Runs `work` in one database transaction: all of it is kept, or nothing. */
export function inTransaction<T>(database: DatabaseSync, work: () => T): T {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (error) {
    // SQLite ends a transaction by itself when the disk is full.
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

function prepareSchema(database: DatabaseSync): void {
  inTransaction(database, () => {
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
    if (version > MIGRATIONS.length) {
      throw new Error(
        `The email-manager's data has schema version ${version}; this program reads up to version ${MIGRATIONS.length}. Use a newer one, or remove the data directory to start afresh.`,
      )
    }
    if (version === MIGRATIONS.length) return
    for (const migration of MIGRATIONS.slice(version)) database.exec(migration)
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
  })
}
