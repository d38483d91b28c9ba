import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { JsonObject } from '../json.ts'

/** How many messages of a hook that are no longer pending are kept, with their attempts. */
const KEPT = 100

/** A request that a webhook makes, whatever the number of attempts it takes. */
export interface Message extends JsonObject {
  id: string
  hookId: string
  projectId: string
  dataset: string
  payload: string
  createdAt: string
  status: 'failure' | 'pending' | 'success'
  resultCode: number | null
  failureCount: number
}

export interface Attempt extends JsonObject {
  id: string
  hookId: string
  messageId: string
  projectId: string
  createdAt: string
  inProgress: boolean
  isFailure: boolean
  failureReason: 'http' | 'network' | 'timeout' | null
  resultCode: number | null
  resultBody: string | null
  duration: number
}

/** A message with what is needed to send it. */
export interface Pending {
  message: Message
  headers: Record<string, string>
  /** When it is to be sent, in milliseconds of the machine's clock; 0: at once. */
  due: number
}

/** What webhooks have to send, in order, and what they have sent. All of it is on disk. */
export class Messages {
  readonly #statements: Statements

  constructor(database: DatabaseSync) {
    this.#statements = prepareStatements(database)
  }

  /** Adds a message after those that the hook has. */
  add(message: Message, headers: Record<string, string>): void {
    const { id, hookId } = message
    this.#statements.add.run(id, hookId, JSON.stringify(headers), JSON.stringify(message))
  }

  /** The message that a hook has to send next; null when there is none. */
  next(hookId: string): Pending | null {
    const row = this.#statements.next.get(hookId)
    if (!row) return null
    const message = messageOf(row['value'])
    const headers: Pending['headers'] = JSON.parse(String(row['headers']))
    return { message, headers, due: Number(row['due']) }
  }

  /** The hooks that have something to send. */
  waitingHooks(): string[] {
    return this.#statements.waiting.all().map(({ hook }) => String(hook))
  }

  /** Keeps an attempt, what has become of its message, and when that is due again. */
  record(attempt: Attempt, message: Message, due: number): void {
    const { id, hookId, status } = message
    const isPending = status === 'pending' ? 1 : 0
    const { change, addAttempt, prune } = this.#statements
    const { changes } = change.run(isPending, due, JSON.stringify(message), id)
    // The hook may have been deleted meanwhile.
    if (changes === 0) return
    addAttempt.run(attempt.id, hookId, id, JSON.stringify(attempt))
    prune.run(hookId, hookId, KEPT)
  }

  /** The messages of a hook, newest first. */
  of(hookId: string): Message[] {
    return this.#statements.messages.all(hookId).map(({ value }) => messageOf(value))
  }

  /** The attempts of a hook, newest first. */
  attemptsOf(hookId: string): Attempt[] {
    return this.#statements.attempts.all(hookId).map(({ value }) => attemptOf(value))
  }

  attempt(id: string): Attempt | null {
    const row = this.#statements.attempt.get(id)
    return row ? attemptOf(row['value']) : null
  }

  forget(hookId: string): void {
    this.#statements.forget.run(hookId)
  }

  clear(): void {
    this.#statements.clear.run()
  }
}

// The columns hold what this class has written.
function messageOf(text: unknown): Message {
  const message: Message = JSON.parse(String(text))
  return message
}

function attemptOf(text: unknown): Attempt {
  const attempt: Attempt = JSON.parse(String(text))
  return attempt
}

type Statements = ReturnType<typeof prepareStatements>

function prepareStatements(database: DatabaseSync) {
  const prepare = (sql: string): StatementSync => database.prepare(sql)
  return {
    add: prepare(
      'INSERT INTO hook_message(id, hook, is_pending, due, headers, value) VALUES(?, ?, 1, 0, ?, ?)',
    ),
    addAttempt: prepare('INSERT INTO hook_attempt(id, hook, message, value) VALUES(?, ?, ?, ?)'),
    attempt: prepare('SELECT value FROM hook_attempt WHERE id = ?'),
    attempts: prepare('SELECT value FROM hook_attempt WHERE hook = ? ORDER BY sequence DESC'),
    change: prepare('UPDATE hook_message SET is_pending = ?, due = ?, value = ? WHERE id = ?'),
    clear: prepare('DELETE FROM hook_message'),
    forget: prepare('DELETE FROM hook_message WHERE hook = ?'),
    messages: prepare('SELECT value FROM hook_message WHERE hook = ? ORDER BY sequence DESC'),
    next: prepare(
      `SELECT due, headers, value FROM hook_message WHERE hook = ? AND is_pending = 1
       ORDER BY sequence LIMIT 1`,
    ),
    prune: prepare(
      `DELETE FROM hook_message WHERE hook = ? AND is_pending = 0 AND sequence <= (
         SELECT sequence FROM hook_message WHERE hook = ? AND is_pending = 0
         ORDER BY sequence DESC LIMIT 1 OFFSET ?)`,
    ),
    waiting: prepare('SELECT DISTINCT hook FROM hook_message WHERE is_pending = 1'),
  }
}
