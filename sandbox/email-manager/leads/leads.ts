import { createHash } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { keyConflict } from '../http/idempotency-key.ts'
import type { LeadData } from './templates.ts'

export interface Lead {
  template: string
  recipient: string
  data: LeadData
}

/** Accepted leads, one for each idempotency key. */
export class Leads {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  /**
   * The id of the lead accepted under this key before, or null when there is none.
   *
   * @throws Refusal 409 when the key was used for another request
   */
  findRepeated(key: string | null, lead: Lead): string | null {
    if (key === null) return null
    const row = this.#database
      .prepare('SELECT id, fingerprint FROM lead WHERE idempotency_key = ?')
      .get(key)
    if (!row) return null
    if (row['fingerprint'] === fingerprint(lead)) return String(row['id'])
    throw keyConflict()
  }

  add(id: string, key: string | null, lead: Lead, now: Date): void {
    this.#database
      .prepare('INSERT INTO lead VALUES(?, ?, ?, ?, ?, ?)')
      .run(id, key, fingerprint(lead), lead.template, JSON.stringify(lead.data), now.toISOString())
  }
}

/** Equal for a retried lead: neither the time of sending nor the order of fields counts. */
function fingerprint({ template, recipient, data }: Lead): string {
  const fields = Object.entries(data)
    .filter(([name]) => name !== 'submittedAt')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([template, recipient, fields]))
    .digest('hex')
}
