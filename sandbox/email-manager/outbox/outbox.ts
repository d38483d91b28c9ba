import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { type Message, messageSchema } from '../mail/message.ts'

const PAGE_SIZE = 50

const SEARCHED = "(content ->> '$.subject') || char(10) || (content ->> '$.text')"

/** Which messages to list. */
export interface MessageSelection {
  /** Only mails to this recipient. */
  to?: string | undefined
  /** Only mails whose subject or text contains this, in any case. */
  q?: string | undefined
  /** Only messages older than this sequence number. */
  before?: number | undefined
}

export interface MessagePage {
  messages: StoredMessage[]
  /** Sequence number to continue from; null if there are no older messages. */
  older: number | null
}

const rowSchema = v.object({
  sequence: v.number(),
  content: v.pipe(v.string(), v.parseJson(), messageSchema),
})

/** A message and its sequence number, which increases with every message. */
export type StoredMessage = Message & { sequence: number }

/** All mails in order of creation. */
export class Outbox {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** A page of messages, newest first. */
  page({ to, q, before }: MessageSelection = {}): MessagePage {
    const found = this.#database
      .prepare(
        `SELECT * FROM message
         WHERE (:to IS NULL OR recipient = :to)
         AND (:q IS NULL OR instr(lower(${SEARCHED}), lower(:q)) > 0)
         AND (:before IS NULL OR sequence < :before)
         ORDER BY sequence DESC LIMIT ${PAGE_SIZE + 1}`,
      )
      .all({ to: to ?? null, q: q ?? null, before: before ?? null })
      .map(readMessage)
    const messages = found.slice(0, PAGE_SIZE)
    const hasMore = found.length > PAGE_SIZE
    return { messages, older: hasMore ? (messages.at(-1)?.sequence ?? null) : null }
  }

  find(id: string): StoredMessage | null {
    const row = this.#database.prepare('SELECT * FROM message WHERE id = ?').get(id)
    return row ? readMessage(row) : null
  }

  add(message: Message): void {
    this.#database
      .prepare('INSERT INTO message(id, content) VALUES(?, ?)')
      .run(message.id, JSON.stringify(message))
  }

  /** Deletes all messages. */
  clear(): void {
    this.#database.exec('DELETE FROM message')
  }
}

function readMessage(row: Record<string, unknown>): StoredMessage {
  const { content, sequence } = v.parse(rowSchema, row)
  return { ...content, sequence }
}
