import type { DatabaseSync } from 'node:sqlite'
import { compareIds, type LakeDocument } from '../document.ts'
import { inTransaction } from './database.ts'
import { TransactionLog } from './log.ts'
import { ReferenceIndex } from './references.ts'
import { parseStoredDocument } from './stored-document.ts'
import type { Transaction } from './transaction.ts'

export interface DatasetListener {
  onTransaction(transaction: Transaction): void
  /** The dataset is gone; nothing follows. */
  onDelete(): void
}

/**
 * One dataset: its current documents in memory, its transactions on disk.
 *
 * `commit` is the only writer and runs to its end without yielding, as do the mutations that lead
 * to it, so transactions cannot interleave: the event loop is their queue.
 */
export class Dataset {
  readonly name: string
  readonly log: TransactionLog
  readonly #database: DatabaseSync
  readonly #documents = new Map<string, LakeDocument>()
  readonly #references = new ReferenceIndex()
  readonly #listeners = new Set<DatasetListener>()
  #sorted: readonly LakeDocument[] | null = null

  constructor(database: DatabaseSync, name: string) {
    this.#database = database
    this.name = name
    this.log = new TransactionLog(database, name)
    const rows = database.prepare('SELECT id, content FROM document WHERE dataset = ?').all(name)
    for (const row of rows) this.#remember(String(row['id']), parseStoredDocument(row['content']))
  }

  get(id: string): LakeDocument | null {
    return this.#documents.get(id) ?? null
  }

  /** Every document, by id. The same array until the next commit, so views of it can be cached. */
  all(): readonly LakeDocument[] {
    this.#sorted ??= [...this.#documents.values()].toSorted(compareIds)
    return this.#sorted
  }

  referrersOf(id: string): ReadonlySet<string> {
    return this.#references.referrersOf(id)
  }

  hasTransaction(id: string): boolean {
    const found = this.#database
      .prepare('SELECT 1 FROM transaction_log WHERE dataset = ? AND id = ?')
      .get(this.name, id)
    return found !== undefined
  }

  /** Write the transaction to disk, then show it to readers and tell listeners. */
  commit(transaction: Transaction): void {
    inTransaction(this.#database, () => this.#write(transaction))
    for (const { id, after } of transaction.changes) this.#remember(id, after)
    for (const listener of this.#listeners) listener.onTransaction(transaction)
  }

  /** Remove the dataset and all its transactions from disk. */
  destroy(): void {
    this.#database.prepare('DELETE FROM dataset WHERE name = ?').run(this.name)
    for (const listener of this.#listeners) listener.onDelete()
  }

  /** Be told of what happens from now on; returns what ends it. */
  subscribe(listener: DatasetListener): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  #write({ id, timestamp, author, changes }: Transaction): void {
    const mutations = JSON.stringify(changes.flatMap((change) => change.mutations))
    const { lastInsertRowid: sequence } = this.#database
      .prepare(
        'INSERT INTO transaction_log(dataset, id, timestamp, author, mutations) VALUES(?, ?, ?, ?, ?)',
      )
      .run(this.name, id, timestamp, author, mutations)
    const log = this.#database.prepare('INSERT INTO transaction_document VALUES(?, ?, ?)')
    const put = this.#database.prepare('INSERT OR REPLACE INTO document VALUES(?, ?, ?)')
    const remove = this.#database.prepare('DELETE FROM document WHERE dataset = ? AND id = ?')
    for (const change of changes) {
      const content = change.after && JSON.stringify(change.after)
      log.run(sequence, change.id, content)
      if (content === null) remove.run(this.name, change.id)
      else put.run(this.name, change.id, content)
    }
  }

  #remember(id: string, document: LakeDocument | null): void {
    this.#references.replace(id, this.get(id), document)
    if (document) this.#documents.set(id, document)
    else this.#documents.delete(id)
    this.#sorted = null
  }
}
