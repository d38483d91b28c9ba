import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

// transaction_log and transaction_document are only ever appended to; `document` is what they add
// up to, kept so that starting does not have to replay the log.
const DATASETS = `
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
`

const KEY_VALUES = `
CREATE TABLE key_value(key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
`

/** What each version of the schema adds to the one before. Never change one: add another. */
const MIGRATIONS = [DATASETS, KEY_VALUES]

/**
 * Open the lake's database under `directory`, making it at first start.
 *
 * @throws when the directory cannot be written, another process holds the database, or it
 * was written by a newer version
 */
export function openDatabase(directory: string): DatabaseSync {
  return openLocked(directory, 'lake.sqlite', prepareSchema)
}

/**
 * Open the database `name` under `directory`, making it at first start, and let `prepare` bring its
 * schema to the present version. A commit is on disk when it returns (WAL with `synchronous = FULL`),
 * so what was acknowledged survives `kill -9`, and the file is locked so that there is one writer.
 *
 * @throws when the directory cannot be written, another process holds the database, or `prepare` does
 */
export function openLocked(
  directory: string,
  name: string,
  prepare: (database: DatabaseSync) => void,
): DatabaseSync {
  mkdirSync(directory, { recursive: true })
  const database = new DatabaseSync(join(directory, name), { enableForeignKeyConstraints: true })
  try {
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;',
    )
    prepare(database)
  } catch (error) {
    database.close()
    throw error
  }
  return database
}

function prepareSchema(database: DatabaseSync): void {
  inTransaction(database, () => {
    const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version'])
    if (version > MIGRATIONS.length) {
      throw new Error(
        `The content lake's data has schema version ${version}; this program reads up to version ${MIGRATIONS.length}. Use a newer one, or remove the data directory to start afresh.`,
      )
    }
    for (const migration of MIGRATIONS.slice(version)) database.exec(migration)
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
  })
}

/** Run `work` in one database transaction, or a part of the one under way: all is kept, or none. */
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
    // The disk being full ends a transaction by itself.
    if (database.isTransaction) database.exec(undo)
    throw error
  }
}
