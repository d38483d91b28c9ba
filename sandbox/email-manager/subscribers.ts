import { createHash, randomBytes } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { invalidLink } from './errors.ts'

/** The marketing lists that can be turned off; `transactional` is always on (specification section 3). */
export interface Preferences {
  compliance: boolean
  emergency: boolean
  newsletter: boolean
}

const STATES = ['pending', 'confirmed', 'unsubscribed'] as const

type SubscriberState = (typeof STATES)[number]

export interface Subscriber {
  email: string
  state: SubscriberState
  preferences: Preferences
}

/** The most that are listed at once. */
export const MAX_LISTED = 100

const OPT_OUT: Preferences = { compliance: false, emergency: false, newsletter: false }

/**
 * Who gets marketing mail: nobody before confirming, nobody after unsubscribing.
 *
 * pending -> confirmed -> unsubscribed; a manage link can bring the last one back, and a new signup
 * starts over at pending. Callers pass normalised addresses.
 */
export class Subscribers {
  readonly #database: DatabaseSync
  readonly #tokens: Tokens
  readonly #now: () => Date

  constructor(database: DatabaseSync, now: () => Date) {
    this.#database = database
    this.#tokens = new Tokens(database, now)
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
   * Anyone can sign an address up, so a confirmed one is left unchanged.
   *
   * @returns the link to send: to confirm, or for a confirmed address to manage
   */
  signUp(
    email: string,
    preferences: Preferences,
  ): { purpose: 'confirm' | 'manage'; token: string } {
    const purpose = this.find(email)?.state === 'confirmed' ? 'manage' : 'confirm'
    if (purpose === 'confirm') this.#put(email, 'pending', preferences)
    return { purpose, token: this.#tokens.issue(email, purpose) }
  }

  /**
   * @returns the token and lists for the welcome mail, or null if the address was confirmed before
   * @throws Refusal 400 for a token that does not confirm this address
   */
  confirm(email: string, token: string): { token: string; preferences: Preferences } | null {
    const { state, preferences } = this.#holder(email, token, 'confirm')
    if (state === 'confirmed') return null
    this.#put(email, 'confirmed', preferences)
    return { token: this.#tokens.issue(email, 'manage'), preferences }
  }

  /** @throws Refusal 400 for a token that does not manage this address */
  preferences(email: string, token: string): Preferences {
    return this.#holder(email, token, 'manage').preferences
  }

  /**
   * Turning all off unsubscribes, turning one on subscribes again: the token proves that the owner asks.
   *
   * @throws Refusal 400 for a token that does not manage this address
   */
  setPreferences(email: string, token: string, preferences: Preferences): void {
    this.#holder(email, token, 'manage')
    const wantsAny = preferences.compliance || preferences.emergency || preferences.newsletter
    this.#put(email, wantsAny ? 'confirmed' : 'unsubscribed', preferences)
    if (!wantsAny) this.#tokens.revoke(email, 'confirm')
  }

  /**
   * Idempotent, and the same for an unknown address. An old confirmation link, opened again by a
   * mail scanner, must not subscribe anew, so those are revoked.
   */
  unsubscribe(email: string): void {
    if (!this.find(email)) return
    this.#put(email, 'unsubscribed', OPT_OUT)
    this.#tokens.revoke(email, 'confirm')
  }

  #holder(email: string, token: string, purpose: 'confirm' | 'manage'): Subscriber {
    const subscriber = this.find(email)
    if (!this.#tokens.holds(email, purpose, token) || !subscriber) throw invalidLink()
    return subscriber
  }

  #put(email: string, state: SubscriberState, preferences: Preferences): void {
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

/** A row of the table `subscriber`. */
function readSubscriber(row: Record<string, unknown>): Subscriber {
  const state = STATES.find((name) => name === row['state'])
  if (!state) throw new Error(`No state of a subscriber: ${String(row['state'])}`)
  return {
    email: String(row['email']),
    state,
    preferences: {
      compliance: row['compliance'] === 1,
      emergency: row['emergency'] === 1,
      newsletter: row['newsletter'] === 1,
    },
  }
}

/** `confirm` proves an address, `manage` opens its preferences; neither works in place of the other. */
type TokenPurpose = 'confirm' | 'manage'

/** 192 bits: more than the 128 that rule out guessing, and no padding in base64. */
const TOKEN_BYTES = 24

const CONFIRM_DAYS = 7

/** The hashes of all tokens sent: a mail's link stays valid when the next is sent. */
class Tokens {
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
