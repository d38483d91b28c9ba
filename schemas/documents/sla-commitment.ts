import { slaLine } from '../desk-lines.ts'
import { defineOrdered } from '../fields/define-ordered.ts'
import { facts, factsOf } from '../fields/facts.ts'
import { FACT_WEIGHT, line, NAME_WEIGHT } from '../fields/text.ts'

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
    line('escalation', 'Escalation', 'The roles, in order. Leave empty where nobody is named.', {
      max: 120,
      optional: true,
    }),
  ],
  preview: {
    select: { service: 'service', response: 'response', isPlaceholder: 'isPlaceholder' },
    prepare: ({ service, response, isPlaceholder }) => ({
      title: facts(service),
      subtitle: factsOf(isPlaceholder, response),
    }),
  },
})
