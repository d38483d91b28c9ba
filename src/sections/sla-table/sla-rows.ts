/** The short table of service levels (schema `slaRow`); the full schedule is kept separately. */
import { key, text, type ValuesOf } from '../../content/field.ts'
import { every } from '../../content/select.ts'

const slaRowFields = {
  _id: key,
  service: text,
  responseTime: text,
  penalty: text,
  escalation: text,
}

/** The rows in their editors' order. */
export const everySlaRow = every('slaRow', { order: 'orderRank asc' }, slaRowFields)

export type SlaRow = ValuesOf<typeof slaRowFields>
