import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'
import { composeMessage, messageSchema, type Mail, type Message } from '../mail/message.ts'

/** Maximum number of messages that `list` returns. */
const MAX_LISTED = 200

export interface MessageFilter {
  /** Only mails to this recipient. */
  to?: string | undefined
  /** Only mails whose subject or text contains this text, ignoring case. */
  q?: string | undefined
}

const contentSchema = v.pipe(v.string(), v.parseJson(), messageSchema)

/** Stores every mail instead of delivering it. */
export class Outbox {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** The newest messages that match, newest first. */
  list({ to, q }: MessageFilter): Message[] {
    return this.#database
      .prepare(
        `SELECT content FROM message
         WHERE (:to IS NULL OR content ->> '$.to' = :to)
         AND (:q IS NULL OR instr(
           lower((content ->> '$.subject') || char(10) || (content ->> '$.text')), lower(:q)
         ) > 0)
         ORDER BY sequence DESC LIMIT ${MAX_LISTED}`,
      )
      .all({ to: to ?? null, q: q ?? null })
      .map((row) => v.parse(contentSchema, row['content']))
  }

  find(id: string): Message | null {
    const row = this.#database.prepare('SELECT content FROM message WHERE id = ?').get(id)
    return row ? v.parse(contentSchema, row['content']) : null
  }

  /** @returns the id of the message */
  send(mail: Mail): string {
    const message = composeMessage(mail, new Date())
    this.#database
      .prepare('INSERT INTO message(id, content) VALUES(?, ?)')
      .run(message.id, JSON.stringify(message))
    return message.id
  }
}
