import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './database.ts'

/** What a commit does besides writing to disk. */
export interface CommitEffects {
  /** Makes the commit visible to readers. Called before it is on disk, but no reader runs until it is. */
  show: () => void
  /** Undoes `show` when the disk write failed. */
  hide: () => void
  /** Notifies listeners when the commit is on disk. */
  tell: () => void
}

interface Job {
  /** Does the work; returns a function that settles the caller's promise. */
  run: () => () => void
  reject: (error: unknown) => void
}

/**
 * The lake's only writer.
 *
 * Writes that arrive together share one database transaction, and so one `fsync`; they are acknowledged after
 * it. They run one after the other without yielding to the event loop, so no reader sees data that is not on disk yet.
 */
export class Writer {
  readonly #database: DatabaseSync
  #jobs: Job[] = []
  #batch: CommitEffects[] | null = null
  /** The error that made SQLite abort the whole batch's transaction, such as a full disk. */
  #loss: unknown = null

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /**
   * Runs `work`; its commits are on disk when the promise resolves.
   *
   * @throws what `work` throws, after undoing its writes
   */
  run<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = () => {
        try {
          const result = work()
          return () => resolve(result)
        } catch (error) {
          return () => reject(error)
        }
      }
      this.#jobs.push({ run, reject })
      // Deferred until the event loop has read all pending requests, so that they share the batch.
      if (this.#jobs.length === 1) setImmediate(() => this.#writeAll())
    })
  }

  /** Writes one commit: with the current batch, or immediately if there is no batch. */
  commit(write: () => void, effects: CommitEffects): void {
    try {
      inTransaction(this.#database, write)
    } catch (error) {
      if (!this.#database.isTransaction) this.#loss = error
      throw error
    }
    effects.show()
    if (this.#batch) this.#batch.push(effects)
    else effects.tell()
  }

  #writeAll(): void {
    const jobs = this.#jobs
    const batch: CommitEffects[] = []
    this.#jobs = []
    this.#batch = batch
    this.#loss = null
    let settlements: (() => void)[] = []
    try {
      inTransaction(this.#database, () => {
        settlements = jobs.map(({ run }) => {
          const settle = run()
          // The rest of the batch would be written outside the transaction and could not be undone.
          if (!this.#database.isTransaction) throw this.#loss ?? new Error('The batch is lost')
          return settle
        })
      })
    } catch (error) {
      for (const { hide } of batch.toReversed()) hide()
      batch.length = 0
      settlements = jobs.map(
        ({ reject }) =>
          () =>
            reject(error),
      )
    } finally {
      this.#batch = null
    }
    for (const { tell } of batch) tell()
    for (const settle of settlements) settle()
  }
}
