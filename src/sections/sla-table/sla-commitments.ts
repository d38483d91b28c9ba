/** The full schedule of service levels (schema `slaCommitment`); the short table is kept separately. */
import { key, requiredText, text, type ValuesOf } from '../../content/field.ts'
import { every } from '../../content/select.ts'

const slaCommitmentFields = {
  _id: key,
  service: requiredText,
  response: text,
  metric: text,
  penalty: text,
  escalation: text,
}

export const everySlaCommitment = every(
  'slaCommitment',
  { order: 'orderRank asc' },
  slaCommitmentFields,
)

export type SlaCommitment = ValuesOf<typeof slaCommitmentFields>
