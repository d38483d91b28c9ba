import type { DatabaseSync } from 'node:sqlite'
import { inTransaction, openLocked } from '../../content-lake/store/database.ts'

const SCHEMA_VERSION = 2

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

/** What version 2 added; also run on data of version 1. */
const SIGNUP_KEYS = `
CREATE TABLE signup_key(
  idempotency_key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL
) STRICT, WITHOUT ROWID;
PRAGMA user_version = ${SCHEMA_VERSION};
`

/**
 * Open the service's database under `directory`, making it at first start.
 *
 * @throws when the directory cannot be written, another process holds the database, or it was
 * written by a version with another schema
 */
export function openDatabase(directory: string): DatabaseSync {
  return openLocked(directory, 'email-manager.sqlite', prepareSchema)
}

function prepareSchema(database: DatabaseSync): void {
  inTransaction(database, () => {
    const version = database.prepare('PRAGMA user_version').get()?.['user_version']
    if (version === 0) database.exec(SCHEMA + SIGNUP_KEYS)
    else if (version === 1) database.exec(SIGNUP_KEYS)
    else if (version !== SCHEMA_VERSION) {
      throw new Error(
        `The email-manager's data has schema version ${String(version)}; this program reads version ${SCHEMA_VERSION}. Remove the data directory to start afresh.`,
      )
    }
  })
}
