import type { DatabaseSync } from 'node:sqlite'
import type { Message } from '../mail/message.ts'
import { readMessage, type StoredMessage } from './stored-message.ts'

/**
 * Every mail, in the order they were written, stored before anything is delivered.
 *
 * With no mail server to deliver to they are `kept`; otherwise they are `waiting` until they are
 * `sent`, or `refused` for good.
 */
export class Outbox {
  readonly #database: DatabaseSync
  readonly #delivers: boolean
  readonly #listeners = new Set<() => void>()

  constructor(database: DatabaseSync, delivers: boolean) {
    this.#database = database
    this.#delivers = delivers
  }

  /** Newest first. */
  list(to?: string): StoredMessage[] {
    return this.#database
      .prepare('SELECT * FROM message ORDER BY sequence DESC')
      .all()
      .map(readMessage)
      .filter((message) => to === undefined || message.to === to)
  }

  find(id: string): StoredMessage | null {
    const row = this.#database.prepare('SELECT * FROM message WHERE id = ?').get(id)
    return row ? readMessage(row) : null
  }

  /** The oldest that waits, of those that came after another. */
  nextWaiting(after: number): StoredMessage | null {
    const row = this.#database
      .prepare(
        "SELECT * FROM message WHERE delivery = 'waiting' AND sequence > ? ORDER BY sequence LIMIT 1",
      )
      .get(after)
    return row ? readMessage(row) : null
  }

  add(message: Message): void {
    this.#database
      .prepare('INSERT INTO message(id, content, delivery) VALUES(?, ?, ?)')
      .run(message.id, JSON.stringify(message), this.#delivers ? 'waiting' : 'kept')
  }

  /** After an attempt to deliver; `error` says why it failed. */
  record(id: string, delivery: 'waiting' | 'sent' | 'refused', error: string | null): void {
    this.#database
      .prepare('UPDATE message SET delivery = ?, attempts = attempts + 1, error = ? WHERE id = ?')
      .run(delivery, error, id)
    this.announce()
  }

  /** Forget all but what has yet to be delivered. */
  clear(): void {
    this.#database.exec("DELETE FROM message WHERE delivery <> 'waiting'")
    this.announce()
  }

  /** Tell those who watch that there is news. */
  announce(): void {
    for (const listener of this.#listeners) listener()
  }

  /** Be told of news from now on; returns what ends it. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => {
      this.#listeners.delete(listener)
    }
  }
}
