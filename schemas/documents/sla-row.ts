import { slaLine } from '../desk-lines.ts'
import { defineOrdered } from '../fields/define-ordered.ts'
import { facts, factsOf } from '../fields/facts.ts'
import { FACT_WEIGHT, line, NAME_WEIGHT } from '../fields/text.ts'

/** A row of the short service-level table (specification section 9, wording of the short table). */
export const slaRowType = defineOrdered({
  name: 'slaRow',
  title: 'SLA row, short table',
  description: 'The short table on the home page. What is signed is the full schedule.',
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
  preview: {
    select: { service: 'service', time: 'responseTime', isPlaceholder: 'isPlaceholder' },
    prepare: ({ service, time, isPlaceholder }) => ({
      title: facts(service),
      subtitle: factsOf(isPlaceholder, time),
    }),
  },
})
