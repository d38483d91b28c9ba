import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { type LakeDocument, parseStoredDocument, type Transaction } from '../document.ts'
import { apiError } from '../errors.ts'
import type { Clock } from './clock.ts'
import { Documents, strongReferences } from './documents.ts'
import { TransactionLog } from './log.ts'
import type { Writer } from './writer.ts'

const MAX_DOCUMENT = 32_000_000
const MAX_BYTES_PER_CODE_UNIT = 3

export interface DatasetListener {
  onTransaction(transaction: Transaction): void
  /** The dataset was deleted; no further event follows. */
  onDelete(): void
}

/**
 * One dataset: its current documents in memory, its transactions on disk.
 *
 * `commit` is the only writer. It and the mutations before it run without yielding to the event loop, so
 * transactions can't interleave.
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

  get version(): object {
    return this.#documents.version
  }

  referrersOf(id: string): ReadonlySet<string> {
    return this.#documents.referrersOf(id)
  }

  /** Ids of the documents that refer strongly to `id`. */
  strongReferrersOf(id: string): string[] {
    return [...this.referrersOf(id)].filter((each) => strongReferences(this.get(each)).has(id))
  }

  /** The current time. It never goes back, not even behind the last transaction of a previous run. */
  now(): Date {
    return this.#clock.date()
  }

  hasTransaction(id: string): boolean {
    return this.#statements.find.get(this.name, id) !== undefined
  }

  /**
   * Runs `work`, which commits to this dataset, in a batch with other writes that arrive at the same time,
   * so that all share one `fsync`. No other code runs between the first read and the last write of `work`.
   *
   * @throws what `work` throws, after undoing its writes; LakeError 404 when the dataset was deleted
   * in the meantime
   */
  write<T>(work: () => T): Promise<T> {
    return this.#writer.run(() => {
      if (this.#isDeleted) {
        throw apiError(404, 'Not Found', `Dataset not found: "${this.name}" was deleted`)
      }
      return work()
    })
  }

  /** Writes the transaction to disk, then makes it visible to readers and notifies listeners. */
  commit(transaction: Transaction): void {
    const { changes } = transaction
    this.#writer.commit(() => this.#write(transaction), {
      show: () => {
        for (const { id, after } of changes) this.#documents.replace(id, after)
      },
      hide: () => {
        for (const { id, before } of changes) this.#documents.replace(id, before)
      },
      tell: () => {
        for (const listener of this.#listeners) listener.onTransaction(transaction)
      },
    })
  }

  /** Removes the dataset and all its transactions from disk. */
  destroy(): void {
    this.#statements.destroy.run(this.name)
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

  #write({ id, timestamp, author, changes }: Transaction): void {
    const { append, appendDocument, put, remove } = this.#statements
    const mutations = JSON.stringify(changes.flatMap((change) => change.mutations))
    const { lastInsertRowid: sequence } = append.run(this.name, id, timestamp, author, mutations)
    for (const change of changes) {
      const content = change.after && serialize(change.after)
      appendDocument.run(sequence, change.id, content)
      if (content === null) remove.run(this.name, change.id)
      else put.run(this.name, change.id, content)
    }
  }
}

/** @throws LakeError 413 for a document larger than the hosted lake accepts */
function serialize(document: LakeDocument): string {
  const content = JSON.stringify(document)
  if (content.length <= MAX_DOCUMENT / MAX_BYTES_PER_CODE_UNIT) return content
  if (Buffer.byteLength(content) <= MAX_DOCUMENT) return content
  const message = `Document "${document['_id']}" exceeds the maximum size of ${MAX_DOCUMENT} bytes`
  throw apiError(413, 'Payload Too Large', message)
}

type Statements = Record<
  'append' | 'appendDocument' | 'destroy' | 'find' | 'put' | 'remove',
  StatementSync
>

function prepareStatements(database: DatabaseSync): Statements {
  return {
    append: database.prepare(
      'INSERT INTO transaction_log(dataset, id, timestamp, author, mutations) VALUES(?, ?, ?, ?, ?)',
    ),
    appendDocument: database.prepare('INSERT INTO transaction_document VALUES(?, ?, ?)'),
    destroy: database.prepare('DELETE FROM dataset WHERE name = ?'),
    find: database.prepare('SELECT 1 FROM transaction_log WHERE dataset = ? AND id = ?'),
    put: database.prepare('INSERT OR REPLACE INTO document VALUES(?, ?, ?)'),
    remove: database.prepare('DELETE FROM document WHERE dataset = ? AND id = ?'),
  }
}
