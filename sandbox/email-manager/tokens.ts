import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** `confirm` proves an address, `manage` opens its preferences; neither works in place of the other. */
export type TokenPurpose = 'confirm' | 'manage'

/** 192 bits: more than the 128 that rule out guessing, and no padding in base64. */
const TOKEN_BYTES = 24

const CONFIRM_DAYS = 7

/** The hashes of all tokens sent: a mail's link stays valid when the next is sent. */
export class Tokens {
  readonly #database: DatabaseSync
  readonly #now: () => Date

  constructor(database: DatabaseSync, now: () => Date) {
    this.#database = database
    this.#now = now
  }

  /** Creates a token for a known address. `confirm` expires after 7 days, `manage` never. */
  issue(email: string, purpose: TokenPurpose): string {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    this.#database
      .prepare('INSERT INTO token VALUES(?, ?, ?, ?)')
      .run(hashOf(token), email, purpose, purpose === 'confirm' ? this.#confirmExpiry() : null)
    return token
  }

  holds(email: string, purpose: TokenPurpose, token: string): boolean {
    const found = this.#database
      .prepare(
        `SELECT 1 FROM token WHERE hash = ? AND email = ? AND purpose = ?
         AND (expires_at IS NULL OR expires_at > ?)`,
      )
      .get(hashOf(token), email, purpose, this.#now().toISOString())
    return found !== undefined
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

/** Plain SHA-256 suffices: unlike a password, a token can't be guessed. */
function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
