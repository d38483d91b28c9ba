import type { DatabaseSync } from 'node:sqlite'
import { generateId } from '../document.ts'
import { inTransaction } from './database.ts'

export interface CopyOptions {
  source: string
  target: string
  /** Without it, the copy begins with one transaction that makes all documents. */
  withHistory: boolean
  withReleases: boolean
  author: string
  now: string
}

/** Copies the rows of a dataset to another, which is there and empty. */
export function copyRows(database: DatabaseSync, options: CopyOptions): void {
  const { source, target, withHistory, withReleases } = options
  const releases = withReleases ? '' : `AND id NOT GLOB 'versions.*' AND id NOT GLOB '_.releases.*'`
  inTransaction(database, () => {
    database
      .prepare(
        `INSERT INTO document SELECT ?, id, content FROM document WHERE dataset = ? ${releases}`,
      )
      .run(target, source)
    if (withHistory) copyLog(database, options, releases.replaceAll('id', 'document_id'))
    else beginLog(database, options)
  })
}

function copyLog(database: DatabaseSync, { source, target }: CopyOptions, releases: string): void {
  const copyTransaction = database.prepare(
    `INSERT INTO transaction_log(dataset, id, timestamp, author, mutations)
     SELECT ?, id, timestamp, author, mutations FROM transaction_log WHERE sequence = ?`,
  )
  const copyDocuments = database.prepare(
    `INSERT INTO transaction_document SELECT ?, document_id, content FROM transaction_document
     WHERE sequence = ? ${releases}`,
  )
  const sequences = database
    .prepare('SELECT sequence FROM transaction_log WHERE dataset = ? ORDER BY sequence')
    .all(source)
  for (const { sequence } of sequences) {
    const { lastInsertRowid } = copyTransaction.run(target, Number(sequence))
    copyDocuments.run(lastInsertRowid, Number(sequence))
  }
}

function beginLog(database: DatabaseSync, { target, author, now }: CopyOptions): void {
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO transaction_log(dataset, id, timestamp, author, mutations)
       SELECT ?, ?, ?, ?, json_group_array(json_object('createOrReplace', json(content)))
       FROM document WHERE dataset = ?`,
    )
    .run(target, generateId(), now, author, target)
  database
    .prepare(
      'INSERT INTO transaction_document SELECT ?, id, content FROM document WHERE dataset = ?',
    )
    .run(lastInsertRowid, target)
}
