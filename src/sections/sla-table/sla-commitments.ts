/** The full schedule of service levels (schema `slaCommitment`); the short table is kept separately. */
import { key, requiredText, text, type ValuesOf } from '../../content/field.ts'
import { every } from '../../content/select.ts'

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
