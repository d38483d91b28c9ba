import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from './database.ts'

/** What a commit does beside writing to disk. */
export interface CommitEffects {
  /** Show it to readers, before the disk has it: nobody reads until it does. */
  show: () => void
  /** Take `show` back, because the disk refused. */
  hide: () => void
  /** Tell listeners, once it is on disk. */
  tell: () => void
}

interface Job {
  /** Does the work; returns what tells its caller. */
  run: () => () => void
  reject: (error: unknown) => void
}

/**
 * The lake's only writer.
 *
 * Writes that arrive together share one database transaction, and so one wait for the disk; none is
 * acknowledged before that. They run one after the other without yielding, so nobody sees what is
 * not on disk yet.
 */
export class Writer {
  readonly #database: DatabaseSync
  #jobs: Job[] = []
  #batch: CommitEffects[] | null = null
  /** What made the database give up the transaction of the whole batch, as a full disk does. */
  #loss: unknown = null

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /**
   * Run `work`, whose commits are to be on disk when the promise settles.
   *
   * @throws what `work` throws, of which nothing is kept
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
      // After the requests that the event loop has read by now, so that they are written together.
      if (this.#jobs.length === 1) setImmediate(() => this.#writeAll())
    })
  }

  /** Write one commit: with its batch, or at once when it is in none. */
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
          // What follows would be written without the transaction that its batch is to be undone by.
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
