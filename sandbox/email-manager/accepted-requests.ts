/** Idempotency keys of accepted leads and signups, so that a repeated request is carried out once. */
import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { keyConflict } from './errors.ts'
import type { LeadData } from './mail/lead-templates.ts'
import type { Preferences } from './subscribers.ts'

export interface Lead {
  /** Key of `LEAD_TEMPLATES`. */
  template: string
  recipient: string
  data: LeadData
}

export class AcceptedRequests {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /**
   * The id of the lead accepted under this key before, or null if missing.
   *
   * @throws Refusal 409 when the key was used for another lead
   */
  findLead(key: string | null, lead: Lead): string | null {
    if (key === null) return null
    const row = this.#database
      .prepare('SELECT id, fingerprint FROM lead WHERE idempotency_key = ?')
      .get(key)
    if (!row) return null
    if (row['fingerprint'] !== leadFingerprint(lead)) throw keyConflict()
    return String(row['id'])
  }

  addLead(id: string, key: string | null, lead: Lead, now: Date): void {
    this.#database
      .prepare('INSERT INTO lead VALUES(?, ?, ?, ?, ?, ?)')
      .run(
        id,
        key,
        leadFingerprint(lead),
        lead.template,
        JSON.stringify(lead.data),
        now.toISOString(),
      )
  }

  /**
   * @returns false when the same signup was accepted before
   * @throws Refusal 409 when the key was used for another signup
   */
  addSignup(key: string, email: string, preferences: Preferences): boolean {
    const { compliance, emergency, newsletter } = preferences
    const fingerprint = hash([email, compliance, emergency, newsletter])
    const row = this.#database
      .prepare('SELECT fingerprint FROM signup_key WHERE idempotency_key = ?')
      .get(key)
    if (row && row['fingerprint'] !== fingerprint) throw keyConflict()
    if (row) return false
    this.#database.prepare('INSERT INTO signup_key VALUES(?, ?)').run(key, fingerprint)
    return true
  }
}

/** Equal for a repeated lead: neither the time of sending nor the order of fields counts. */
function leadFingerprint({ template, recipient, data }: Lead): string {
  const fields = Object.entries(data)
    .filter(([name]) => name !== 'submittedAt')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return hash([template, recipient, fields])
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
