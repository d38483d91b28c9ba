import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { keyConflict } from '../http/idempotency-key.ts'
import type { Preferences } from './subscriber.ts'

/** Idempotency keys of accepted signups, so that a retried one is carried out once. */
export class SignupKeys {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /**
   * Records a signup under its key.
   *
   * @returns false when it was recorded before
   * @throws Refusal 409 when the key was used for another signup
   */
  use(key: string, email: string, preferences: Preferences): boolean {
    const fingerprint = fingerprintOf(email, preferences)
    const row = this.#database
      .prepare('SELECT fingerprint FROM signup_key WHERE idempotency_key = ?')
      .get(key)
    if (row && row['fingerprint'] !== fingerprint) throw keyConflict()
    if (row) return false
    this.#database.prepare('INSERT INTO signup_key VALUES(?, ?)').run(key, fingerprint)
    return true
  }
}

function fingerprintOf(email: string, { compliance, emergency, newsletter }: Preferences): string {
  return createHash('sha256')
    .update(JSON.stringify([email, compliance, emergency, newsletter]))
    .digest('hex')
}
