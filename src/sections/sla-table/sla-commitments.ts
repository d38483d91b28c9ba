/** The full schedule of service levels (schema `slaCommitment`). */
import { key, requiredText, text, type ValuesOf } from '../../content/field.ts'
import { every } from '../../content/select.ts'

const slaCommitmentFields = {
  _id: key,
  service: requiredText,
  response: text,
  ports: text,
  metric: text,
  penalty: text,
  escalation: text,
}

export const everySlaCommitment = every(
  'slaCommitment',
  { order: 'orderRank asc' },
  slaCommitmentFields,
)

/** A response time with the ports that it is committed for. */
export function withPorts({ response, ports }: Pick<SlaCommitment, 'response' | 'ports'>) {
  return response !== null && ports !== null ? `${response} (${ports})` : response
}

export type SlaCommitment = ValuesOf<typeof slaCommitmentFields>
