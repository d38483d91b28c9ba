import type { DatabaseSync } from 'node:sqlite'
import type { Message } from '../mail/message.ts'
import type { MessageSelection } from './selection.ts'
import { readMessage, type StoredMessage } from './stored-message.ts'

const PAGE_SIZE = 50
/** Characters of a page: long mails make it shorter than fifty, so that responses stay small. */
const PAGE_CHARACTERS = 2 * 1024 * 1024
const MAX_RECIPIENTS = 100

const SEARCHED = "(content ->> '$.subject') || char(10) || (content ->> '$.text')"

export interface MessagePage {
  messages: StoredMessage[]
  /** Sequence numbers to page to newer and older messages from; null when there are none. */
  newer: number | null
  older: number | null
}

/** All mails in order of creation. */
export class Outbox {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /** A page of messages, newest first; the newest page unless the selection names a start. */
  page(selection: MessageSelection = {}): MessagePage {
    const { before, after } = selection
    const isForward = after !== undefined && before === undefined
    const messages = this.#read(selection, isForward)
    if (isForward) messages.reverse()
    const [newest, oldest] = [messages[0], messages.at(-1)]
    const has = (more: MessageSelection) => this.#exists({ ...selection, ...more })
    return {
      messages,
      newer: newest && has({ after: newest.sequence, before: undefined }) ? newest.sequence : null,
      older: oldest && has({ before: oldest.sequence, after: undefined }) ? oldest.sequence : null,
    }
  }

  /** Recipients of the latest messages, latest first. */
  recipients(): string[] {
    return this.#database
      .prepare(
        'SELECT recipient FROM message GROUP BY recipient ORDER BY max(sequence) DESC LIMIT ?',
      )
      .all(MAX_RECIPIENTS)
      .map(({ recipient }) => String(recipient))
  }

  #read(selection: MessageSelection, isForward: boolean): StoredMessage[] {
    const { where, values } = conditions(selection)
    const rows = this.#database
      .prepare(
        `SELECT * FROM message ${where} ORDER BY sequence ${isForward ? 'ASC' : 'DESC'} LIMIT ${PAGE_SIZE}`,
      )
      .iterate(values)
    const messages: StoredMessage[] = []
    let characters = 0
    for (const row of rows) {
      characters += String(row['content']).length
      // At least one, because an empty page would have no next.
      if (messages.length > 0 && characters > PAGE_CHARACTERS) break
      messages.push(readMessage(row))
    }
    return messages
  }

  #exists(selection: MessageSelection): boolean {
    const { where, values } = conditions(selection)
    return (
      this.#database.prepare(`SELECT 1 FROM message ${where} LIMIT 1`).get(values) !== undefined
    )
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

function conditions({ to, q, before, after }: MessageSelection) {
  const wanted = [
    { condition: 'recipient = :to', name: 'to', value: to },
    { condition: `instr(lower(${SEARCHED}), lower(:q)) > 0`, name: 'q', value: q },
    { condition: 'sequence < :before', name: 'before', value: before },
    { condition: 'sequence > :after', name: 'after', value: after },
  ].flatMap(({ condition, name, value }) =>
    value === undefined ? [] : [{ condition, name, value }],
  )
  const where = wanted.map(({ condition }) => condition).join(' AND ')
  return {
    where: where && `WHERE ${where}`,
    values: Object.fromEntries(wanted.map(({ name, value }) => [name, value])),
  }
}
