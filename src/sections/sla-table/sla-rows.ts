/** The short table of service levels (schema `slaRow`). A row without a commitment has texts of its own. */
import { at, key, text, type ValuesOf } from '../../content/field.ts'
import { alsoDependsOn, every } from '../../content/select.ts'

const slaTimeFields = {
  _id: key,
  service: at('commitment->service', text, 'service'),
  responseTime: at('commitment->response', text, 'responseTime'),
}

/** A row with a commitment shows only the commitment's escalation: the row's own text may be an outdated copy. */
const ESCALATION = 'commitment->escalation, select(!defined(commitment) => escalation)'

const slaRowFields = {
  ...slaTimeFields,
  penalty: at('commitment->shortPenalty', text, 'commitment->penalty, penalty'),
  escalation: at('commitment->shortEscalation', text, ESCALATION),
}

const inOrder = { order: 'orderRank asc' } as const

/** Service and time of each row, in the order that editors chose. */
export const everySlaTime = alsoDependsOn(every('slaRow', inOrder, slaTimeFields), 'slaCommitment')

/** Each row with its penalty and escalation. */
export const everySlaRow = alsoDependsOn(every('slaRow', inOrder, slaRowFields), 'slaCommitment')

export type SlaTime = ValuesOf<typeof slaTimeFields>

export type SlaRow = ValuesOf<typeof slaRowFields>
