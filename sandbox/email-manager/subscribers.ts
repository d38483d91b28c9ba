import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { invalidLink } from './errors.ts'

/** The marketing topics that can be turned off; `transactional` is always on (specification section 3). */
export interface Preferences {
  compliance: boolean
  emergency: boolean
  newsletter: boolean
}

export interface Subscriber {
  email: string
  /** `pending`, `confirmed` or `unsubscribed`. */
  state: string
  preferences: Preferences
}

/** Maximum number of subscribers that `list` returns. */
const MAX_LISTED = 100

/** A `confirm` token can only confirm an address, and a `manage` token can only read and change its preferences. */
type TokenPurpose = 'confirm' | 'manage'

/** 192 random bits are far too many to guess. */
const TOKEN_BYTES = 24

const CONFIRM_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

const OPT_OUT: Preferences = { compliance: false, emergency: false, newsletter: false }

/**
 * The subscribers. Only confirmed subscribers get marketing mail.
 *
 * pending -> confirmed -> unsubscribed; a manage link can change `unsubscribed` back to `confirmed`, and a new signup
 * starts over at `pending`. Callers pass normalised addresses.
 */
export class Subscribers {
  readonly #database: DatabaseSync
  readonly #now: () => Date

  constructor(database: DatabaseSync, now = () => new Date()) {
    this.#database = database
    this.#now = now
  }

  find(email: string): Subscriber | null {
    const row = this.#database.prepare('SELECT * FROM subscriber WHERE email = ?').get(email)
    return row ? readSubscriber(row) : null
  }

  /** Subscribers that changed most recently, latest first. */
  list(): Subscriber[] {
    return this.#database
      .prepare('SELECT * FROM subscriber ORDER BY changed_at DESC, email LIMIT ?')
      .all(MAX_LISTED)
      .map(readSubscriber)
  }

  /**
   * Leaves a confirmed subscriber unchanged, because someone else may have entered the address.
   *
   * @returns a token for the link in the mail: `manage` for a confirmed address, otherwise `confirm`
   */
  signUp(email: string, preferences: Preferences): { purpose: TokenPurpose; token: string } {
    const purpose = this.find(email)?.state === 'confirmed' ? 'manage' : 'confirm'
    if (purpose === 'confirm') this.#save(email, 'pending', preferences)
    return { purpose, token: this.#issueToken(email, purpose) }
  }

  /** @returns the token and the preferences for the welcome mail, or null if the address is already confirmed */
  confirm(email: string, token: string): { token: string; preferences: Preferences } | null {
    const { state, preferences } = this.#findByToken(email, token, 'confirm')
    if (state === 'confirmed') return null
    this.#save(email, 'confirmed', preferences)
    return { token: this.#issueToken(email, 'manage'), preferences }
  }

  preferences(email: string, token: string): Preferences {
    return this.#findByToken(email, token, 'manage').preferences
  }

  /** Unsubscribes when all topics are off. Subscribes again when one is on: the token proves that the owner asks. */
  setPreferences(email: string, token: string, preferences: Preferences): void {
    this.#findByToken(email, token, 'manage')
    const wantsAny = preferences.compliance || preferences.emergency || preferences.newsletter
    this.#save(email, wantsAny ? 'confirmed' : 'unsubscribed', preferences)
    if (!wantsAny) this.#revokeConfirmation(email)
  }

  /**
   * Idempotent; does nothing for an unknown address. Revokes confirmation links: a mail scanner that opens an old link
   * must not subscribe the address again.
   */
  unsubscribe(email: string): void {
    if (!this.find(email)) return
    this.#save(email, 'unsubscribed', OPT_OUT)
    this.#revokeConfirmation(email)
  }

  /** @throws Refusal 400 unless the token has this purpose for this address */
  #findByToken(email: string, token: string, purpose: TokenPurpose): Subscriber {
    const subscriber = this.find(email)
    const found = this.#database
      .prepare(
        `SELECT 1 FROM token WHERE hash = ? AND email = ? AND purpose = ?
         AND (expires_at IS NULL OR expires_at > ?)`,
      )
      .get(hashOf(token), email, purpose, this.#now().toISOString())
    if (!found || !subscriber) throw invalidLink()
    return subscriber
  }

  /**
   * Creates a token for a known address; earlier tokens stay valid. A `confirm` token expires after 7 days, a `manage`
   * token never.
   */
  #issueToken(email: string, purpose: TokenPurpose): string {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const expiry = new Date(this.#now().getTime() + CONFIRM_DAYS * DAY_MS).toISOString()
    this.#database
      .prepare('INSERT INTO token VALUES(?, ?, ?, ?)')
      .run(hashOf(token), email, purpose, purpose === 'confirm' ? expiry : null)
    return token
  }

  #revokeConfirmation(email: string): void {
    this.#database.prepare("DELETE FROM token WHERE email = ? AND purpose = 'confirm'").run(email)
  }

  #save(
    email: string,
    state: 'pending' | 'confirmed' | 'unsubscribed',
    preferences: Preferences,
  ): void {
    const now = this.#now().toISOString()
    const { compliance, emergency, newsletter } = preferences
    this.#database
      .prepare(
        `INSERT INTO subscriber VALUES(?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT(email) DO UPDATE SET state = excluded.state, compliance = excluded.compliance,
         emergency = excluded.emergency, newsletter = excluded.newsletter, changed_at = excluded.changed_at`,
      )
      .run(email, state, Number(compliance), Number(emergency), Number(newsletter), now, now)
  }
}

/** Converts a row of the table `subscriber`. */
function readSubscriber(row: Record<string, unknown>): Subscriber {
  return {
    email: String(row['email']),
    state: String(row['state']),
    preferences: {
      compliance: row['compliance'] === 1,
      emergency: row['emergency'] === 1,
      newsletter: row['newsletter'] === 1,
    },
  }
}

/** Plain SHA-256 suffices: unlike a password, a token can't be guessed. */
function hashOf(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
