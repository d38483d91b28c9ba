import type { DatabaseSync } from 'node:sqlite'
import { type LakeDocument, parseStoredDocument, type Transaction } from '../document.ts'
import { apiError } from '../errors.ts'
import type { Clock } from './clock.ts'
import { Documents, strongReferences } from './documents.ts'
import { TransactionLog } from './log.ts'
import type { Writer } from './writer.ts'

const MAX_DOCUMENT_BYTES = 32_000_000
const MAX_BYTES_PER_CODE_UNIT = 3

export interface DatasetListener {
  onTransaction(transaction: Transaction): void
  /** The dataset was deleted; no further event follows. */
  onDelete(): void
}

/**
 * One dataset. Its documents and transactions are on disk; the current documents are also in memory.
 *
 * Documents change only in `commit`. A caller reads, computes its changes and commits without yielding to the event
 * loop, so transactions can't interleave.
 */
export class Dataset {
  readonly name: string
  readonly log: TransactionLog
  readonly #writer: Writer
  readonly #clock: Clock
  readonly #documents: Documents
  readonly #listeners = new Set<DatasetListener>()
  readonly #statements: Statements
  #isDeleted = false

  constructor(database: DatabaseSync, writer: Writer, clock: Clock, name: string) {
    this.#writer = writer
    this.#clock = clock
    this.name = name
    this.log = new TransactionLog(database, name)
    this.#statements = prepareStatements(database)
    const rows = database.prepare('SELECT content FROM document WHERE dataset = ?').iterate(name)
    this.#documents = new Documents()
    for (const { content } of rows) {
      const document = parseStoredDocument(content)
      this.#documents.replace(document['_id'], document)
    }
  }

  get(id: string): LakeDocument | null {
    return this.#documents.get(id)
  }

  all(): readonly LakeDocument[] {
    return this.#documents.all()
  }

  ofType(type: string): readonly LakeDocument[] {
    return this.#documents.ofType(type)
  }

  /** A new object after each change. */
  get version(): object {
    return this.#documents.version
  }

  referrersOf(id: string): ReadonlySet<string> {
    return this.#documents.referrersOf(id)
  }

  /** Ids of the documents that refer strongly to `id`. */
  strongReferrersOf(id: string): string[] {
    return [...this.referrersOf(id)].filter((from) => strongReferences(this.get(from)).has(id))
  }

  /** The current time. It is never earlier than a stored transaction. */
  now(): Date {
    return this.#clock.date()
  }

  hasTransaction(id: string): boolean {
    return this.#statements.findTransaction.get(this.name, id) !== undefined
  }

  /**
   * Runs `work`, which may commit to this dataset. Calls that arrive together share one `fsync`. `work` is
   * synchronous, so no other code runs between its reads and its commits.
   *
   * @throws what `work` throws, after undoing its commits; LakeError 404 when the dataset was deleted in the meantime
   */
  write<T>(work: () => T): Promise<T> {
    return this.#writer.run(() => {
      if (this.#isDeleted) {
        throw apiError(404, 'Not Found', `Dataset not found: "${this.name}" was deleted`)
      }
      return work()
    })
  }

  /** Stores the transaction and makes it visible to readers. Notifies listeners when it is on disk. */
  commit(transaction: Transaction): void {
    const { changes } = transaction
    this.#writer.commit(() => this.#insertRows(transaction), {
      apply: () => {
        for (const { id, after } of changes) this.#documents.replace(id, after)
      },
      revert: () => {
        for (const { id, before } of changes) this.#documents.replace(id, before)
      },
      notify: () => {
        for (const listener of this.#listeners) listener.onTransaction(transaction)
      },
    })
  }

  /** Removes the dataset and all its transactions from disk. */
  destroy(): void {
    this.#statements.deleteDataset.run(this.name)
    this.#isDeleted = true
    for (const listener of this.#listeners) listener.onDelete()
  }

  /** Subscribes to transactions from now on; returns the function that unsubscribes. */
  subscribe(listener: DatasetListener): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }

  #insertRows({ id, timestamp, author, changes }: Transaction): void {
    const { insertTransaction, insertRevision, putDocument, deleteDocument } = this.#statements
    const mutations = JSON.stringify(changes.flatMap((change) => change.mutations))
    const logged = insertTransaction.run(this.name, id, timestamp, author, mutations)
    for (const change of changes) {
      const content = change.after && serialize(change.after)
      insertRevision.run(logged.lastInsertRowid, change.id, content)
      if (content === null) deleteDocument.run(this.name, change.id)
      else putDocument.run(this.name, change.id, content)
    }
  }
}

/** @throws LakeError 413 for a document larger than the hosted lake accepts */
function serialize(document: LakeDocument): string {
  const content = JSON.stringify(document)
  if (content.length <= MAX_DOCUMENT_BYTES / MAX_BYTES_PER_CODE_UNIT) return content
  if (Buffer.byteLength(content) <= MAX_DOCUMENT_BYTES) return content
  const message = `Document "${document['_id']}" exceeds the maximum size of ${MAX_DOCUMENT_BYTES} bytes`
  throw apiError(413, 'Payload Too Large', message)
}

type Statements = ReturnType<typeof prepareStatements>

function prepareStatements(database: DatabaseSync) {
  return {
    insertTransaction: database.prepare(
      'INSERT INTO transaction_log(dataset, id, timestamp, author, mutations) VALUES(?, ?, ?, ?, ?)',
    ),
    insertRevision: database.prepare('INSERT INTO transaction_document VALUES(?, ?, ?)'),
    deleteDataset: database.prepare('DELETE FROM dataset WHERE name = ?'),
    findTransaction: database.prepare('SELECT 1 FROM transaction_log WHERE dataset = ? AND id = ?'),
    putDocument: database.prepare('INSERT OR REPLACE INTO document VALUES(?, ?, ?)'),
    deleteDocument: database.prepare('DELETE FROM document WHERE dataset = ? AND id = ?'),
  }
}
