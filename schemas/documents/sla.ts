import { slaLine } from '../desk-place.ts'
import { defineOrdered } from '../fields/define-ordered.ts'
import { previewOf } from '../fields/facts.ts'
import { FACT_WEIGHT, line, NAME_WEIGHT } from '../fields/text.ts'

/** A row of the short service-level table (specification section 9, wording of the short table). */
export const slaRowType = defineOrdered({
  name: 'slaRow',
  title: 'SLA row, short table',
  description: 'The short table on the home page. Customers sign the full schedule.',
  icon: 'th-list',
  desk: { line: slaLine, title: 'Home: short table', noun: 'row of the short table' },
  fields: [
    line('service', 'Service', 'What is promised.', { max: 70, weight: NAME_WEIGHT }),
    line('responseTime', 'Response time', 'The time, and when the clock starts.', {
      max: 90,
      weight: FACT_WEIGHT,
    }),
    line('penalty', 'Penalty', 'What the customer gets when the time is missed.', { max: 90 }),
    line('escalation', 'Escalation', 'The role that takes over.', { max: 60 }),
  ],
  preview: previewOf(['service'], ['responseTime']),
})

/** A row of the full SLA schedule (specification section 9, wording of the full schedule). */
export const slaCommitmentType = defineOrdered({
  name: 'slaCommitment',
  title: 'SLA commitment, full schedule',
  description: 'A row of the SLA schedule that a retainer customer signs.',
  icon: 'olist',
  desk: { line: slaLine, title: 'Fleet retainer: full schedule', noun: 'row of the full schedule' },
  fields: [
    line('service', 'Service', 'What is promised.', { max: 70, weight: NAME_WEIGHT }),
    line('response', 'Commitment', 'The time, and what it covers.', {
      max: 140,
      weight: FACT_WEIGHT,
    }),
    line('metric', 'Measured by', 'The two time stamps between which it is measured.', {
      max: 160,
    }),
    line('penalty', 'Penalty', 'The credit when the time is missed, and its cap.', { max: 140 }),
    line('escalation', 'Escalation', 'The roles, in order. Leave empty if nobody is named.', {
      max: 120,
      optional: true,
    }),
  ],
  preview: previewOf(['service'], ['response']),
})
