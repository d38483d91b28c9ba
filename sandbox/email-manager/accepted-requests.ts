import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { Refusal } from './errors.ts'

/** Idempotency keys of accepted leads and signups, so that a repeated request is executed once. */
export class AcceptedRequests {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /**
   * Executes a request, unless the same request was accepted under this key before.
   * @returns what `execute` returned for the first request
   * @throws Refusal 409 when the key was used for another request
   */
  executeOnce(key: string | null, request: unknown, execute: () => string): string {
    if (key === null) return execute()
    const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('hex')
    const row = this.#database
      .prepare('SELECT fingerprint, answer FROM accepted_request WHERE idempotency_key = ?')
      .get(key)
    if (!row) {
      const answer = execute()
      this.#database
        .prepare('INSERT INTO accepted_request VALUES(?, ?, ?)')
        .run(key, fingerprint, answer)
      return answer
    }
    if (row['fingerprint'] !== fingerprint) {
      throw new Refusal(409, 'This idempotency_key was already used for another request')
    }
    return String(row['answer'])
  }
}
