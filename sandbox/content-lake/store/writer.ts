import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './database.ts'

/** What a commit does in addition to writing to disk. */
export interface CommitEffects {
  /** Makes the commit visible to readers. No reader runs before the commit is on disk. */
  apply: () => void
  /** Undoes `apply` if the commit is not written to disk after all. */
  revert: () => void
  /** Notifies listeners. Called when the commit is on disk. */
  notify: () => void
}

interface WriteJob {
  /** Runs the work; adds its commits to `batch` unless the work throws. Returns a function that settles the promise. */
  run: (batch: CommitEffects[]) => () => void
  reject: (error: unknown) => void
}

/**
 * The lake's only writer.
 *
 * Writes that arrive together share one database transaction, and are acknowledged after its `fsync`. They run one
 * after the other without yielding to the event loop, so no reader sees data that is not on disk yet.
 */
export class Writer {
  readonly #database: DatabaseSync
  #jobs: WriteJob[] = []
  #batch: CommitEffects[] | null = null
  /** The error that made SQLite abort the transaction of the whole batch, for example because the disk is full. */
  #abortError: unknown = null

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /**
   * Runs `work`; its commits are on disk when the promise resolves.
   *
   * @throws what `work` throws, after undoing its commits
   */
  run<T>(work: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (batch: CommitEffects[]) => {
        const start = batch.length
        try {
          const result = inTransaction(this.#database, work)
          return () => resolve(result)
        } catch (error) {
          for (const { revert } of batch.splice(start).toReversed()) revert()
          return () => reject(error)
        }
      }
      this.#jobs.push({ run, reject })
      // Deferred until the event loop has read all pending requests, so that they share the batch.
      if (this.#jobs.length === 1) setImmediate(() => this.#writeAll())
    })
  }

  /** Writes one commit: as part of the current batch, or immediately if there is no batch. */
  commit(write: () => void, effects: CommitEffects): void {
    try {
      inTransaction(this.#database, write)
    } catch (error) {
      if (!this.#database.isTransaction) this.#abortError = error
      throw error
    }
    effects.apply()
    if (this.#batch) this.#batch.push(effects)
    else effects.notify()
  }

  #writeAll(): void {
    const jobs = this.#jobs
    const batch: CommitEffects[] = []
    this.#jobs = []
    this.#batch = batch
    this.#abortError = null
    let settlements: (() => void)[] = []
    try {
      inTransaction(this.#database, () => {
        settlements = jobs.map(({ run }) => {
          const settle = run(batch)
          // Without this check, the rest of the batch would be written outside a transaction and could not be undone.
          if (!this.#database.isTransaction)
            throw this.#abortError ?? new Error('SQLite aborted the batch')
          return settle
        })
      })
    } catch (error) {
      for (const { revert } of batch.splice(0).toReversed()) revert()
      settlements = jobs.map(
        ({ reject }) =>
          () =>
            reject(error),
      )
    } finally {
      this.#batch = null
    }
    for (const { notify } of batch) notify()
    for (const settle of settlements) settle()
  }
}
