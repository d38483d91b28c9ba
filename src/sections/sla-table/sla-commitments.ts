/** The full schedule of service levels (schema `slaCommitment`); the short table is kept separately. */
import { key, requiredText, text, type ValuesOf } from '../../content/field.ts'
import { every } from '../../content/select.ts'
import type { SlaTime } from './sla-rows.ts'

const signedFields = {
  service: requiredText,
  penalty: text,
  escalation: text,
}

const slaCommitmentFields = { ...signedFields, _id: key, response: text, metric: text }

const inOrder = { order: 'orderRank asc' } as const

/** The rows in their editors' order. */
export const everySlaCommitment = every('slaCommitment', inOrder, slaCommitmentFields)

/** What is signed for each service, for the short table to compare with. */
export const everySignedTerm = every('slaCommitment', inOrder, signedFields)

export type SlaCommitment = ValuesOf<typeof slaCommitmentFields>

export type SignedTerm = ValuesOf<typeof signedFields>

/** The times of the schedule as the response axis takes those of the short table. */
export function timesOf(commitments: readonly SlaCommitment[]): SlaTime[] {
  return commitments.map(({ _id, service, response }) => ({
    _id,
    service,
    responseTime: response,
  }))
}
