import type { DatabaseSync } from 'node:sqlite'
import { createToken, hashToken, isOneOf } from './token.ts'

/** `confirm` proves an address, `manage` opens its preferences; neither works in place of the other. */
export type TokenPurpose = 'confirm' | 'manage'

const CONFIRM_DAYS = 7

/** The hashes of all tokens sent: a mail's link stays valid when the next is sent. */
export class TokenStore {
  readonly #database: DatabaseSync
  readonly #now: () => Date

  constructor(database: DatabaseSync, now: () => Date) {
    this.#database = database
    this.#now = now
  }

  /** Creates a token for a known address. `confirm` expires after 7 days, `manage` never. */
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
