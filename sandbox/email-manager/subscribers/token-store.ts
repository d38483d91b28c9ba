import type { DatabaseSync } from 'node:sqlite'
import { createToken, hashToken, isOneOf } from './token.ts'

/** `confirm` proves an address, `manage` opens its preferences; neither does the other's work. */
export type TokenPurpose = 'confirm' | 'manage'

const CONFIRM_DAYS = 7

/** The tokens sent out, as hashes: one mail's link stays good when the next is sent. */
export class TokenStore {
  readonly #database: DatabaseSync
  readonly #now: () => Date

  constructor(database: DatabaseSync, now: () => Date) {
    this.#database = database
    this.#now = now
  }

  /** A new token of a known address. To confirm it is good for 7 days; to manage, for ever. */
  issue(email: string, purpose: TokenPurpose): string {
    const token = createToken()
    this.#database
      .prepare('INSERT INTO token VALUES(?, ?, ?, ?)')
      .run(hashToken(token), email, purpose, purpose === 'confirm' ? this.#confirmExpiry() : null)
    return token
  }

  holds(email: string, purpose: TokenPurpose, token: string): boolean {
    const hashes = this.#database
      .prepare(
        'SELECT hash FROM token WHERE email = ? AND purpose = ? AND (expires_at IS NULL OR expires_at > ?)',
      )
      .all(email, purpose, this.#now().toISOString())
      .flatMap(({ hash }) => (hash instanceof Uint8Array ? [hash] : []))
    return isOneOf(token, hashes)
  }

  revoke(email: string, purpose: TokenPurpose): void {
    this.#database.prepare('DELETE FROM token WHERE email = ? AND purpose = ?').run(email, purpose)
  }

  #confirmExpiry(): string {
    const expiry = this.#now()
    expiry.setUTCDate(expiry.getUTCDate() + CONFIRM_DAYS)
    return expiry.toISOString()
  }
}
