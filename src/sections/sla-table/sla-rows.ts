/** The short table of service levels (schema `slaRow`); the full schedule is kept separately. */
import { key, text, type ValuesOf } from '../../content/field.ts'
import { every } from '../../content/select.ts'

const slaTimeFields = {
  _id: key,
  service: text,
  responseTime: text,
}

const slaRowFields = { ...slaTimeFields, penalty: text, escalation: text }

const inOrder = { order: 'orderRank asc' } as const

export const everySlaTime = every('slaRow', inOrder, slaTimeFields)

export const everySlaRow = every('slaRow', inOrder, slaRowFields)

export type SlaTime = ValuesOf<typeof slaTimeFields>

export type SlaRow = ValuesOf<typeof slaRowFields>
